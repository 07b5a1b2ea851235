/** The loading bar of every page. The stylesheet sets its duration: see `delayed-page.tsx`. */
export function LoadingBar() {
  return (
    <div className="bar" role="progressbar" aria-label="Loading">
      <span />
    </div>
  )
}
