export { openApiDocument } from '../openapi/openApiDocument.ts'
export { errorCodesOf } from '../openapi/errorCodesOf.ts'
export { descriptions } from '../openapi/descriptions.ts'
export type { Description, Descriptions } from '../openapi/Description.ts'
