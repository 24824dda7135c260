import { ContractError } from '../errors.ts'
import { errorOf, type Failure } from './errorOf.ts'
import type { DropCount } from '../list.ts'
import type { ErrorDetails } from '../PlatformError.ts'
import type { Sending } from './Sending.ts'
import { z } from '../schema.ts'

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
  const read = () => {
    if (text.length > maxSize) throw refuse('size')
    const json: unknown = parse(text)
    if (json === undefined) throw refuse('json')
    if (isDeep(Object(json), maxDepth)) throw refuse('depth')
    return json
  }

  // A proxy's error page is not an answer of the gateway: only its status is used.
  const json = hasFailed ? parse(text.slice(0, maxSize)) : read()
  const content = call.bare && !hasFailed ? json : (options.dialect?.envelope?.(json) ?? json)
  const envelope = (typeof content === 'object' && content ? content : {}) as Envelope
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

function isDeep(value: object, depth: number): boolean {
  const isDeepIn = (child: unknown) => typeof child === 'object' && child !== null && (depth === 1 || isDeep(child, depth - 1))
  if (Array.isArray(value)) return value.some(isDeepIn)
  for (const name in value) if (isDeepIn((value as Record<string, unknown>)[name])) return true
  return false
}
