export * from '../../protection/mutations.ts'
export * from '../../protection/protectionKeys.ts'
export * from '../../protection/queries.ts'
