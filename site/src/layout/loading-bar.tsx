/** The first thing that every page shows. How long it stays is decided by the stylesheet: see `delayed-page.tsx`. */
export function LoadingBar() {
  return (
    <div className="bar" role="progressbar" aria-label="Loading">
      <span />
    </div>
  )
}
