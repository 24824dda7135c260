export * from '../../wallet/queries.ts'
export * from '../../wallet/transferQueries.ts'
export * from '../../wallet/rebateQueries.ts'
export * from '../../wallet/turnoverQuery.ts'
