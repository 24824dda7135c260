import { attributes, elements } from './allowList.ts'

/** Elements whose content goes with them, as in DOMPurify; of all others that are not allowed the content stays (except of `object`, by the browser). */
const dropped =
  'audio embed frame frameset head html iframe math noembed noframes noscript plaintext script style svg template title video xmp'.split(
    ' ',
  )

// Not yet in TypeScript's list. Not declared globally: this package's types would declare it in every app.
interface Sanitising {
  setHTML: (html: string, options: { sanitizer: SanitizerConfig }) => void
}

/** `setHTML` alone would not do: Chrome 105 to 118 had one of another kind. */
export const hasNativeSanitiser = () => typeof Document !== 'undefined' && 'parseHTML' in Document

/** Foreign HTML reduced to the allow-list by the browser's own sanitiser (Chrome 146, Firefox 148): nothing to load, and no trusted type. */
export function sanitiseNatively(html: string): HTMLElement {
  const found = new Set(Array.from(html.matchAll(/<([a-z][^\s/>]*)/gi), ([, name]) => name!.toLowerCase()))
  const replaceWithChildrenElements = [...found].filter((name) => !elements.includes(name) && !dropped.includes(name))
  const box = document.implementation.createHTMLDocument().createElement('div') as Element as HTMLElement & Sanitising
  const sanitizer = { elements, attributes, comments: false, dataAttributes: false }
  try {
    box.setHTML(html, { sanitizer: { ...sanitizer, replaceWithChildrenElements } })
  } catch {
    // A browser may refuse one of the names; without them, the content of these elements goes, too.
    box.setHTML(html, { sanitizer })
  }
  return box
}
