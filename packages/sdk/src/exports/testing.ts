export * from '../testing/allCalls.ts'
export * from '../testing/marksOf.ts'
export * from '../testing/mockClient.ts'
export * from '../testing/fixtureOf.ts'
