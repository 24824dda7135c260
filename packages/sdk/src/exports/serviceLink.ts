export * from '../serviceLink/decodeServiceLink.ts'
