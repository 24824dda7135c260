export { allCalls, callsByDomain } from '../testing/allCalls.ts'
export { marksOf } from '../testing/marksOf.ts'
