/** The same page on https, where this one has no cryptography: no password is requested there. */
export const secureHref = (): string | undefined => (isSecureContext ? undefined : location.href.replace(/^http:/, 'https:'))
