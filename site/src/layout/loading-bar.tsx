/** The first thing that every page shows. Its end is timed by the stylesheet, from the first paint on. */
export function Bar() {
  return (
    <div className="bar" role="progressbar" aria-label="Loading">
      <span />
    </div>
  )
}
