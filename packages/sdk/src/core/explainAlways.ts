import { checkFields } from './checkFields.ts'
import { checkOptions, checkRequest } from './checkOptions.ts'
import { explain, explainInput } from './transport/explain.ts'

/** On servers (conditions `node`, `deno`, `bun`, `workerd`, `edge-light`): everything is checked and explained, in production too. */
export const explained = { checkFields, checkOptions, checkRequest, explain, explainInput }
