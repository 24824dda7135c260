import { readLink, webAddress } from '@platform/ui'

/**
 * A page of the launching site: its deposit, which links back, or its limits and pause; undefined if it offers none to this player. The path
 * is in the fragment of the launch, which is untrusted: only a path of the site of the gateway's back URL is accepted.
 */
export function siteHref(look: string, page: 'deposit' | 'responsible', backUrl: string): string | undefined {
  const address = new URLSearchParams(look.replace(/^#/, '')).get(page) ?? ''
  const link = readLink(address, { isInternal: () => true })
  return link?.kind === 'internal' ? webAddress(link.path, backUrl)?.href : undefined
}
