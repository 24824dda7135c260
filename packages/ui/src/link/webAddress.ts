// `https://bank.example@evil.example` is meant to deceive; Chromium accepts a space in a host, as `%20`.
const plainHost = /^https?:\/\/[^/@%]+\//

/**
 * An address from outside as the browser reads it, if it is http(s) and has no credentials; undefined for any other text.
 * A path is an address only with a `base`. Every use of a link from outside starts here.
 */
export function webAddress(address: string, base?: string): URL | undefined {
  // `URL.canParse` and `URL.parse` are newer than the oldest browsers that we support.
  try {
    const url = new URL(address, base)
    // With a base an empty address would be the page itself.
    if (address.trim() && plainHost.test(url.href)) return url
  } catch {
    // Not an address.
  }
}
