export { migratedDump } from '../testing/migratedDump.ts'
export { seededDump } from '../testing/seededDump.ts'
