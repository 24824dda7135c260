import { readLink, webAddress } from '@platform/ui'

/**
 * The deposit page of the launching site, which links back; undefined if it offers none to this player. The path is in the fragment of
 * the launch, which is untrusted: only a path of the site of the gateway's back URL is accepted.
 */
export function depositHref(look: string, backUrl: string): string | undefined {
  const address = new URLSearchParams(look.replace(/^#/, '')).get('deposit') ?? ''
  const link = readLink(address, { isInternal: () => true })
  return link?.kind === 'internal' ? webAddress(link.path, backUrl)?.href : undefined
}
