export * from '../../withdraw/mutations.ts'
export * from '../../withdraw/queries.ts'
