export { addressOf } from './findAddress.ts'
export type { Place } from './Place.ts'
export { addressesOf, assertPostalCode } from './postalCodes.ts'
export { sandboxPlace } from './sandboxPlace.ts'
