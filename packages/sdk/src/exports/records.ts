export { getGameRecords } from '../records/getGameRecords.ts'
export type { GameRecord } from '../records/getGameRecords.ts'
