/** Ref of a body that may scroll: then the Tab key stops at it, so that arrows can scroll words that have no link among them. */
export function scrollStop(body: HTMLElement | null) {
  if (!body) return
  const set = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  }
  set()
  const watch = new ResizeObserver(set)
  watch.observe(body)
  return () => watch.disconnect()
}
