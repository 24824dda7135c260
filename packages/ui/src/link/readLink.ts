import { webAddress } from './webAddress.ts'

export type LinkPolicy = {
  /** Whether a path of this site (`/m/activity?id=3`) is a screen that exists. Without it no link is internal. */
  isInternal?: (path: string) => boolean
  /** Hosts that open without a confirmation; their subdomains count as well. */
  knownHosts?: readonly string[]
}

/** What a link from outside may do: navigate within the app, or open a page elsewhere. */
export type Link = { kind: 'internal'; path: string } | { kind: 'external'; href: string; host: string; known: boolean }

// Only used to determine whether an address stays on the current site.
const SITE = 'https://site.invalid'

/** Parses the address of a link from outside; undefined = not allowed as a link. */
export function readLink(address: string, { isInternal, knownHosts = [] }: LinkPolicy): Link | undefined {
  if (address.startsWith('/')) {
    const url = webAddress(address, SITE)
    // `//host` and `/\host` leave the site.
    if (url?.origin !== SITE) return undefined
    const path = url.pathname + url.search + url.hash
    // Parsing removes `/./`, which may leave another `//host`.
    return !path.startsWith('//') && isInternal?.(path) ? { kind: 'internal', path } : undefined
  }
  const url = webAddress(address)
  if (!url) return undefined
  const host = url.hostname
  return { kind: 'external', href: url.href, host, known: knownHosts.some((one) => host === one || host.endsWith(`.${one}`)) }
}
