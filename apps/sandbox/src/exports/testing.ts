export { migratedDump } from '../testing/migratedDump.ts'
