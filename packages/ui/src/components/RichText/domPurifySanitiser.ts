import DOMPurify from 'dompurify'
import { attributes, elements } from './allowList.ts'

/** Foreign HTML reduced to the allow-list, for browsers without a sanitiser. This file imports DOMPurify: load it lazily. */
export function sanitiseWithDomPurify(html: string): HTMLElement {
  // In a document of its own: nothing loads before its address is limited.
  const box = document.implementation.createHTMLDocument().createElement('div')
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: attributes,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  box.append(fragment)
  return box
}
