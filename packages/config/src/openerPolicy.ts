type Headers = Record<string, string>

/** The header that separates a page from a window that opened it, and that could lead it to a copy of the login later. */
export const OPENER_POLICY = 'Cross-Origin-Opener-Policy'

/** The request header by which a browser says where a navigation came from; `none`: an address that was typed, a bookmark, the home screen. */
export const FETCH_SITE = 'Sec-Fetch-Site'

/**
 * A page's headers for one request. A browser moves a page with an opener policy to another process, a tenth of the time to the first paint
 * on a slow phone: where no page has started the navigation, it is left out.
 */
export function headersFor(
  request: { headers: Pick<globalThis.Headers, 'get'> },
  { [OPENER_POLICY]: policy, ...headers }: Headers,
): Headers {
  const isOpened = policy !== undefined && request.headers.get(FETCH_SITE) !== 'none'
  return { ...headers, ...(isOpened && { [OPENER_POLICY]: policy }), Vary: `Accept-Encoding, ${FETCH_SITE}` }
}
