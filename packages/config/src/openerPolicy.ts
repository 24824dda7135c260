import type { SiteHeaders } from './hosts/SiteHeaders.ts'

/** The header that separates a page from the window that opened it, which could otherwise replace it with a copy of the login later. */
export const OPENER_POLICY = 'Cross-Origin-Opener-Policy'

/** The request header by which a browser says which site started a navigation; `none`: an address that was typed, a bookmark, the home screen. */
export const FETCH_SITE = 'Sec-Fetch-Site'

/**
 * A page's headers for one request. A browser moves a page with an opener policy to another process, a tenth of the time to the first paint
 * on a slow phone: where no page has started the navigation, it is left out.
 */
export function headersFor({ headers }: Pick<Request, 'headers'>, { [OPENER_POLICY]: policy, ...others }: SiteHeaders): SiteHeaders {
  const isOpened = policy !== undefined && headers.get(FETCH_SITE) !== 'none'
  return { ...others, ...(isOpened && { [OPENER_POLICY]: policy }), Vary: `Accept-Encoding, ${FETCH_SITE}` }
}
