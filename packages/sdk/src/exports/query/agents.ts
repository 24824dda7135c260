export * from '../../agents/accountQueries.ts'
export * from '../../agents/queries.ts'
export * from '../../agents/rebateQueries.ts'
