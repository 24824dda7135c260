import type { RewardSource } from '../db/RewardTables.ts'

/** The source that an id of an offer names: all before its first colon. What is no source finds nothing. */
export const sourceOf = (id: string): RewardSource => id.slice(0, id.indexOf(':')) as RewardSource
