export * from '../../security/mutations.ts'
export * from '../../security/queries.ts'
