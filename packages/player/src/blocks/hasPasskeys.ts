/** Whether this page can have passkeys at all: a browser that knows them, at an address with a name. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && isSecureContext && !/^[\d.]+$|:/.test(location.hostname)
