/** The text that the key of a device signs, as UTF-8, for `signInByRefreshToken`: a signature is valid for one rotation at one merchant. */
export const refreshMessage = (parts: { challenge: string; merchant: string; refreshToken: string; nextToken: string }): string =>
  ['R1', parts.challenge, parts.merchant, parts.refreshToken, parts.nextToken].join('|')
