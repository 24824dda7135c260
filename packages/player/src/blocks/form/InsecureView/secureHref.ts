/** The same page on https, if this one is insecure: no password field is shown here. Undefined while prerendering. */
export const secureHref = (): string | undefined =>
  globalThis.isSecureContext === false ? location.href.replace(/^http:/, 'https:') : undefined
