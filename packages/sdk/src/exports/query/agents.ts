export * from '../../agents/queries.ts'
