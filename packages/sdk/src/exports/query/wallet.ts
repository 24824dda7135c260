export * from '../../wallet/queries.ts'
