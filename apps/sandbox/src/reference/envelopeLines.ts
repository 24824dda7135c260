/** Envelope E1 for authors of a client in another language; words between backticks are code. */
export const envelopeLines = [
  'Secret bodies (calls marked “sealed”) go as envelope E1: the content is AES-256-GCM with a fresh key and IV for each request, the key is wrapped by RSA-OAEP (SHA-256, 3072 bit). base64url is without padding everywhere.',
  'Key: `getCryptoKey` answers `{ kid, spki, notAfter, serverTime }`, `spki` in base64 DER, times in ms. Store it until `notAfter`; a client may pin keys instead.',
  'Plaintext: the UTF-8 JSON `{"ts":<unix seconds>,"nonce":"<16 random bytes, base64url>","aud":"<METHOD> <path>","data":{<the fields of the call>},"pad":"<spaces>"}`, where `pad` makes its size a multiple of 256 bytes.',
  'Binding data (AAD): the UTF-8 text `E1|v=1|<kid>|RSA-OAEP-256|A256GCM|<iv>|<METHOD>|<path>|<X-Merchant>`, so that a body serves no other call and no other merchant. `<iv>` as the header writes it, `<path>` without the query.',
  'Body: `{"c":"<base64url of ciphertext and 16 byte tag>"}` as application/json, at most 16 kB. Nothing else may be in it.',
  'Header: `Encryption: v=1; kid=<kid>; alg=RSA-OAEP-256; enc=A256GCM; iv=<12 random bytes, base64url>; ek=<base64url of the wrapped 32 byte key>`, at most 2048 bytes, each parameter once. The OAEP label is the UTF-8 text `E1|<kid>`.',
  'The gateway accepts `ts` within 120 s of its clock and each `nonce` once.',
  'Errors, all status 400: `crypto.key`, the kid is unknown or has run out, `value` is the current key: seal again with it, once; `crypto.clock`, `ts` is too far off, `value.serverTime` is the time in ms: seal again with it, once; `crypto.invalid`, anything else, a plain body among it: do not try again.',
  'Vectors: /reference/envelope.json has a test key with its private half (`pkcs8`), `method`, `path` and `merchantCode`, and messages by `name`: `header`, `body`, `now` in unix seconds, and `expect`, `ok` or `reject`.',
] as const
