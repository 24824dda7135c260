export { openApiDocument } from '../openapi/openApiDocument.ts'
