export { decodeServiceLink } from '../serviceLink/decodeServiceLink.ts'
