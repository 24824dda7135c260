import type { z } from 'zod'
import { error, type Finding } from '../Finding.ts'
import { merchantSchema } from '../merchantSchema.ts'

/** Unknown, missing or malformed values of `merchant.ts`, or of another file with a schema. */
export function checkSchema(content: unknown, schema: z.ZodType = merchantSchema, file = 'merchant.ts'): Finding[] {
  const { error: failure } = schema.safeParse(content, { reportInput: true })
  return failure ? failure.issues.map((issue) => asFinding(issue, file)) : []
}

function asFinding(issue: z.core.$ZodIssue, file: string): Finding {
  const at = `${file}: ${placeOf(issue.path)}`
  const given = JSON.stringify(issue.input)
  if (issue.code === 'invalid_value') return error(at, `${given ?? 'nothing'} is not known here`, `use one of: ${issue.values.join(', ')}`)
  if (issue.code === 'unrecognized_keys') return error(at, `${issue.keys.join(', ')} means nothing here`, 'delete it, or fix its spelling')
  if (given === undefined) return error(at, 'it is missing', 'add it; packages/player/src/merchant/defineMerchant.ts says what it is')
  return error(at, `${given} is not allowed`, issue.message)
}

const placeOf = (path: readonly PropertyKey[]) =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`)).join('') || 'the file'
