/** Headers of every answer of a site, by name. */
export type SiteHeaders = Record<string, string>

/** Of files whose name changes with what is in them. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
