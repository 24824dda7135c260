export * from '../../messages/mutations.ts'
export * from '../../messages/queries.ts'
