/**
 * Where the launching site takes deposits and leads back from; undefined where it offers none to this player. The path comes after the `#` of
 * the launch, which anybody can write: only a path of the site that the gateway knows as the way back is taken.
 */
export function depositHref(look: string, backUrl: string): string | undefined {
  const path = new URLSearchParams(look.replace(/^#/, '')).get('deposit') ?? ''
  try {
    const { href, origin, protocol } = new URL(path, backUrl)
    return path.startsWith('/') && /^https?:$/.test(protocol) && origin === new URL(backUrl).origin ? href : undefined
  } catch {
    return undefined
  }
}
