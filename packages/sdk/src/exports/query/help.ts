export * from '../../help/mutations.ts'
export * from '../../help/queries.ts'
