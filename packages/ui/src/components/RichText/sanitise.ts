import DOMPurify from 'dompurify'
import { readLink, type LinkPolicy } from '../../link/readLink.ts'

const tags =
  'a b blockquote br caption code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'
const attributes = 'alt colspan dir height href lang reversed rowspan scope src start title width'

const settings = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_TRUSTED_TYPE: true as const,
}

let policy: LinkPolicy = {}

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A') limitLink(node)
  if (node.nodeName === 'IMG') limitPicture(node)
})

/** Foreign HTML reduced to an allow-list, as the browser's own trusted type. This file imports the sanitiser: load it lazily. */
export function sanitise(html: string, links: LinkPolicy): string {
  policy = links
  // Without trusted types in the browser this is a string; React accepts either.
  return DOMPurify.sanitize(html, settings) as unknown as string
}

function limitLink(node: Element) {
  const link = readLink(node.getAttribute('href') ?? '', policy)
  if (!link) return node.removeAttribute('href')
  node.setAttribute('href', link.kind === 'internal' ? link.path : link.href)
  if (link.kind === 'internal') return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
}

/** Pictures of the site or of the web; they load lazily and send no referrer. */
function limitPicture(node: Element) {
  const address = node.getAttribute('src') ?? ''
  if (!/^(https?:\/\/|\/(?![\\/]))/i.test(address)) node.removeAttribute('src')
  if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
  node.setAttribute('loading', 'lazy')
  node.setAttribute('decoding', 'async')
  node.setAttribute('referrerpolicy', 'no-referrer')
}
