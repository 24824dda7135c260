export { cachedDump } from '../db/dumps/cachedDump.ts'
export { migratedDump } from '../db/dumps/migratedDump.ts'
export { engine, stateOfMigrations } from '../db/dumps/stateOfMigrations.ts'
