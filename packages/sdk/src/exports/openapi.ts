export * from '../openapi/openApiDocument.ts'
export * from '../openapi/errorCodesOf.ts'
export { descriptions } from '../openapi/descriptions.ts'
export * from '../openapi/Description.ts'
