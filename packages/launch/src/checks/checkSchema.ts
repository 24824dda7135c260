import { z } from 'zod'
import { error, type Finding } from '../Finding.ts'
import { merchantSchema } from '../merchantSchema.ts'
import { didYouMean } from '../nearest.ts'

/** Unknown, missing or malformed values of `merchant.ts`, or of another file with a schema. */
export function checkSchema(content: unknown, schema: z.ZodType = merchantSchema, file = 'merchant.ts'): Finding[] {
  const { error: failure } = schema.safeParse(content, { reportInput: true })
  return failure ? failure.issues.map((issue) => asFinding(issue, file, schema)) : []
}

function asFinding(issue: z.core.$ZodIssue, file: string, schema: z.ZodType): Finding {
  const at = `${file}: ${placeOf(issue.path)}`
  const given = JSON.stringify(issue.input)
  if (issue.code === 'invalid_value') {
    const guess = typeof issue.input === 'string' && didYouMean(issue.input, issue.values.map(String))
    return error(at, `${given ?? 'nothing'} is not known here`, `${guess ? `${guess} Or ` : ''}use one of: ${issue.values.join(', ')}`)
  }
  if (issue.code === 'unrecognized_keys') {
    const guesses = issue.keys.map((key) => didYouMean(key, keysAt(schema, issue.path)) ?? 'delete it, or fix its spelling')
    return error(at, `${issue.keys.join(', ')} means nothing here`, guesses.join(' '))
  }
  const list = issue.path.at(-2)
  if (list === 'tabs' && typeof issue.input === 'string')
    return error(
      at,
      `${given} is not a list`,
      `each place of the bar is a list of screens: write [['home'], ['activity'], …], here ['${issue.input}']`,
    )
  if (given === undefined) return error(at, 'it is missing', 'add it; packages/player/src/merchant/defineMerchant.ts says what it is')
  return error(at, `${given} is not allowed`, issue.message)
}

/** The keys that the schema knows at a path. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const at = path.reduce<unknown>((part, key) => (inner(part) as { shape?: Record<PropertyKey, unknown> })?.shape?.[key], schema)
  return Object.keys((inner(at) as { shape?: object })?.shape ?? {})
}

const inner = (schema: unknown): unknown => (schema instanceof z.ZodOptional ? schema.unwrap() : schema)

const placeOf = (path: readonly PropertyKey[]) =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`)).join('') || 'the file'
