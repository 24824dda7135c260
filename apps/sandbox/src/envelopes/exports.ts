export { envelopeChecks } from './envelopeChecks.ts'
export { returnEnvelopes } from './returnEnvelopes.ts'
export { envelopeRoutes } from './routes.ts'
