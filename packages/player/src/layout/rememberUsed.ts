/** What a player uses; a press on anything else of a page focuses its `main`, which is none. */
const controls = 'a, button, input, select, textarea, summary, [tabindex]:not(main)'

export const controlOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(controls) : null)

/** A control with its ancestors up to `main`: once it is removed they cannot be found. Empty outside `main`. */
export function ancestorsOf(control: Element | null): readonly Element[] {
  const main = control?.closest('main')
  const path: Element[] = []
  for (let element = control; main && element; element = element === main ? null : element.parentElement) path.push(element)
  return path
}

/** Notes the control that is used before the watch of the focus has arrived. The returned function ends it, and returns its path. */
export function rememberUsed(): () => readonly Element[] {
  let path: readonly Element[] = []
  const use = ({ target }: Event) => {
    const control = controlOf(target)
    if (control) path = ancestorsOf(control)
  }
  addEventListener('click', use, { capture: true })
  return () => {
    removeEventListener('click', use, { capture: true })
    return path
  }
}
