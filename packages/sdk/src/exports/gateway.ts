export { EnvelopeError } from '../gateway/EnvelopeError.ts'
export { importPrivateKey } from '../gateway/importPrivateKey.ts'
export { openEnvelope, type EnvelopeKeeper, type SealedRequest } from '../gateway/openEnvelope.ts'
export { sealEnvelope } from '../core/encryption/sealEnvelope.ts'
