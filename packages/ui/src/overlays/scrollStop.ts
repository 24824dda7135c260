/** Ref of a body that may scroll: it becomes a tab stop, so that arrow keys can scroll text without links. */
export function scrollStop(body: HTMLElement | null) {
  if (!body) return
  const update = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  }
  // Until it is measured, after its layout.
  body.tabIndex = 0
  const watch = new ResizeObserver(update)
  watch.observe(body)
  return () => watch.disconnect()
}
