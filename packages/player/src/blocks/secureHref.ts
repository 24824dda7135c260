/** The same page on https, where this one has no cryptography: no password is requested there. A page that is prerendered is for where it has. */
export const secureHref = (): string | undefined =>
  globalThis.isSecureContext === false ? location.href.replace(/^http:/, 'https:') : undefined
