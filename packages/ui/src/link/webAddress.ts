/**
 * An address from outside as the browser reads it, if it is http(s) and has no credentials; undefined for any other text.
 * A path is an address only with a `base`. Every use of a link from outside starts here.
 */
export function webAddress(address: string, base?: string): URL | undefined {
  // With a base an empty address would be the page itself.
  const url = address.trim() ? parse(address, base) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  // `https://bank.example@evil.example` is written to deceive; Chromium lets a space into a host, as `%20`.
  return url.username || url.password || url.hostname.includes('%') ? undefined : url
}

// `URL.canParse` and `URL.parse` are younger than the oldest browsers that we serve.
function parse(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
