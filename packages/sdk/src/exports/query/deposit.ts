export * from '../../deposit/mutations.ts'
export * from '../../deposit/queries.ts'
