export * from '../../announcements/listQueries.ts'
export * from '../../announcements/mutations.ts'
export * from '../../announcements/queries.ts'
