import { Link } from 'react-router'
import { Heading } from '../layout/heading.tsx'

export function NotFound() {
  return (
    <div className="sheet lost">
      <img src="/lost.svg" alt="" width="200" height="170" />
      <Heading>Page not found</Heading>
      <p>Nothing has been planted at this address. Perhaps a letter went astray, or the page was moved.</p>
      <p>
        <Link to="/" className="button">
          Back to the games
        </Link>
      </p>
    </div>
  )
}
