export * from '../gateway/EnvelopeError.ts'
export * from '../gateway/importPrivateKey.ts'
export * from '../gateway/openEnvelope.ts'
export * from '../core/encryption/sealEnvelope.ts'
