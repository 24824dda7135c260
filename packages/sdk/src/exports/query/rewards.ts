export * from '../../rewards/envelopeQueries.ts'
export * from '../../rewards/mutations.ts'
export * from '../../rewards/queries.ts'
