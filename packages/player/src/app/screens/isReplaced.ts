/** Timeout of the request to the page's own host, ms. */
const patience = 3000

/**
 * Whether the site's host now serves another build than this page's, after a deployment or a rollback. False without an answer: a network
 * failure is no new version, and a reload would lose the page.
 */
export async function isReplaced(page: ParentNode = document): Promise<boolean> {
  const entry = page.querySelector('link[data-entry], script[type=module][src]')
  const address = entry?.getAttribute('href') ?? entry?.getAttribute('src')
  if (!address) return false
  try {
    // oxlint-disable-next-line no-restricted-globals -- the site's own page, not a call
    const answer = await fetch(location.pathname, { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return answer.ok && !(await answer.text()).includes(address)
  } catch {
    return false
  }
}

/** Whether the page shows a field with text, which a reload would empty. */
export const showsText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), textarea')].some(
    ({ value }) => value !== '',
  )
