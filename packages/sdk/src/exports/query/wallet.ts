export * from '../../wallet/queries.ts'
export * from '../../wallet/transferQueries.ts'
