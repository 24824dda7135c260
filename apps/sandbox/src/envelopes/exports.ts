export { envelopeChecks } from './envelopeChecks.ts'
export { endEnvelopesOf, lockEnvelopesOf, returnEnvelopes } from './returnEnvelopes.ts'
export { envelopeRoutes } from './routes.ts'
