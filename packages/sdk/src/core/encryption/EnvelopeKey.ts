/** A key of WebCrypto. Only browsers' types name it `CryptoKey`: this is also found with the types of Node alone. */
export type EnvelopeKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>
