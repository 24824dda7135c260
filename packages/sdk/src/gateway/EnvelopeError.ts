/** Why an envelope was refused. `crypto.key` answers carry the current key, `crypto.clock` answers the server's time. */
export class EnvelopeError extends Error {
  readonly code: 'crypto.invalid' | 'crypto.key' | 'crypto.clock'

  constructor(code: EnvelopeError['code']) {
    super(code)
    this.code = code
  }
}
