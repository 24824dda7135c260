export { screenAddresses, webAddresses } from '../addresses/goodAddresses.ts'
export { hostileAddresses } from '../addresses/hostileAddresses.ts'
