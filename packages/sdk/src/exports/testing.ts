export { allCalls, callsByDomain } from '../testing/allCalls.ts'
