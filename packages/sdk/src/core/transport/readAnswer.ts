import * as z from 'zod/mini'
import { ContractError } from '../errors.ts'
import { errorOf, type Failure } from './errorOf.ts'
import type { DropCount } from '../wire/list.ts'
import type { ErrorDetails } from '../PlatformError.ts'
import type { Sending } from './Sending.ts'

const maxSize = 2 * 1024 * 1024
const maxDepth = 32

/** A raw answer: its text, and the details for every error about it. */
export interface RawAnswer {
  text: string
  details: Omit<ErrorDetails, 'code'> & { status: number }
}

/** The format of every failure, and of every success that is not bare. */
interface Envelope extends Failure {
  success?: unknown
}

/** The value of an answer, validated against the call's output. Throws the answer's error, or a `ContractError`. */
export function readAnswer({ call, options }: Sending, { text, details }: RawAnswer, drops: DropCount): unknown {
  const { status } = details
  const hasFailed = status >= 400
  const refuse = (code: string, field = '', outcome = details.outcome) =>
    new ContractError(call, field, { ...details, outcome, code: `contract.${code}` })
  if (!hasFailed && text.length > maxSize) throw refuse('size')
  const json = parse(text.slice(0, maxSize))
  // A proxy's error page is not an answer of the gateway: only its status is used.
  if (!hasFailed) {
    if (json === undefined) throw refuse('json')
    if (isDeep(Object(json), maxDepth)) throw refuse('depth')
  }
  const content = call.bare && !hasFailed ? json : (options.dialect?.envelope?.(json) ?? json)
  const envelope = Object(content) as Envelope
  const spoke = envelope.success === false
  // A gateway that failed may have done so after the effect, and a proxy cannot know.
  const outcome = spoke && status < 500 ? 'none' : details.outcome
  if (spoke || (hasFailed && status < 500)) throw errorOf(envelope, { ...details, outcome, texts: call.texts })
  if (hasFailed) throw errorOf({}, details)
  if (!call.bare && envelope.success !== true) throw refuse('schema', 'success')

  const result = z.safeParse(call.output, call.bare ? json : envelope.value, drops as object)
  if (result.success) return result.data
  throw refuse('schema', result.error.issues[0]?.path.join('.'), call.retry === 'read' ? 'none' : 'applied')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** No closure for each object: that took a fifth of the time of a call. */
function isDeep(value: object, depth: number): boolean {
  if (!depth) return true
  if (Array.isArray(value)) return value.some((child) => typeof child === 'object' && child && isDeep(child, depth - 1))
  for (const name in value) {
    const child = (value as Record<string, unknown>)[name]
    if (typeof child === 'object' && child && isDeep(child, depth - 1)) return true
  }
  return false
}
