/** Response headers of a site, by name. */
export type SiteHeaders = Record<string, string>

/** `Cache-Control` of files whose name contains a hash of their content. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
