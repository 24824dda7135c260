/** The header covers what is scrolled above it. */
const HEADER_PX = 56

const headings = 'h1, h2, h3'

/** What a screen reader gives a name or a place. */
const readable = 'form, li, article, section[aria-label]'

const named = '[aria-label], [aria-labelledby], main'

/** Focuses what was added instead of a removed control, at its heading, else its form or item; else the named area that is left around it. */
export function focusSuccessor(added: readonly Element[], rest: Element): void {
  const heading = firstIn(added, headings)
  focus(heading ?? firstIn(added, readable) ?? rest.closest(named) ?? rest)
  if (heading && heading.getBoundingClientRect().top < HEADER_PX) scrollTo({ top: 0, behavior: 'instant' })
}

const firstIn = (elements: readonly Element[], selector: string) =>
  elements.map((element) => (element.matches(selector) ? element : element.querySelector(selector))).find(Boolean)

function focus(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    // Else a later press on its text would focus it.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
