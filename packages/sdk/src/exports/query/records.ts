export { gameRecordsQuery, recordKeys, type RecordFilter } from '../../records/queries.ts'
