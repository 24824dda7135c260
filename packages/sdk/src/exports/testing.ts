export { allCalls } from '../testing/allCalls.ts'
