export * from '../testing/allCalls.ts'
export * from '../testing/marksOf.ts'
