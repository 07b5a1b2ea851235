import { ContinueLine } from '../layout/continue-line.tsx'
import { Grid } from '../layout/grid.tsx'
import { Heading } from '../layout/heading.tsx'

export function Home() {
  return (
    <>
      <div className="hero">
        <Heading>Something is always in bloom</Heading>
        <p>Free games that start at a touch. No account, no advertising, nothing to install.</p>
      </div>
      <ContinueLine />
      <Grid label="Games" />
    </>
  )
}
