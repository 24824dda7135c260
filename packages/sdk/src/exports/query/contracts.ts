export * from '../../contracts/queries.ts'
