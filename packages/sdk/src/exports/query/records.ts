export * from '../../records/queries.ts'
