export { dayOf } from '../records/dayOf.ts'
export { getGameRecords } from '../records/getGameRecords.ts'
export type { GameRecord } from '../records/getGameRecords.ts'
