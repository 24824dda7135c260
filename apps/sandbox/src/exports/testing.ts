export { migratedDump } from '../dumps/migratedDump.ts'
export { seededDump } from '../dumps/seededDump.ts'
