/** Ref of a body that may scroll: it becomes a tab stop, so that arrow keys can scroll text without links. */
export function scrollStop(body: HTMLElement | null) {
  if (!body) return
  const set = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  }
  // It also calls once at the start, after the layout: to measure here would make the browser lay out twice.
  const watch = new ResizeObserver(set)
  watch.observe(body)
  return () => watch.disconnect()
}
