export { cachedDump } from '../dumps/cachedDump.ts'
export { migratedDump } from '../dumps/migratedDump.ts'
export { engine, stateOfMigrations } from '../dumps/stateOfMigrations.ts'
