import { readLink, type LinkPolicy } from '../../link/readLink.ts'

/** Limits the links and pictures of parsed foreign HTML, before it is shown. */
export function limitAddresses(box: HTMLElement, policy: LinkPolicy): HTMLElement {
  for (const link of box.querySelectorAll('a')) limitLink(link, policy)
  for (const picture of box.querySelectorAll('img')) limitPicture(picture)
  return box
}

function limitLink(node: Element, policy: LinkPolicy) {
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
