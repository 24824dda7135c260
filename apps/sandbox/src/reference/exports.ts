export { referenceApp } from './referenceApp.ts'
