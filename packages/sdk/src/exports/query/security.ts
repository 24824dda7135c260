export * from '../../security/mutations.ts'
export * from '../../security/queries.ts'
export * from '../../security/passkeyMutation.ts'
