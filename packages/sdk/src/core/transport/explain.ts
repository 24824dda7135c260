import * as z from 'zod/mini'
import type { CallDescription } from '../Client.ts'
import { problemAt } from '../expected.ts'
import { PlatformError } from '../errors.ts'
import type { BuiltRequest } from './buildRequest.ts'
import type { RawAnswer } from './readAnswer.ts'
import type { Sending } from './Sending.ts'

/**
 * Completes the message of a failed call with what a developer needs: the address, the answer, and what was expected. Servers and
 * development builds include it (`#explained`); players read the texts of `messageKey`.
 */
export function explain(error: unknown, sending: Sending, request: BuiltRequest, answer?: RawAnswer) {
  if (error instanceof PlatformError && error.kind !== 'aborted') say(error, messageOf(error, sending, request.url, answer?.text ?? ''))
}

/** The same for an input that cannot be sent. */
export function explainInput(error: PlatformError, call: CallDescription, input: unknown) {
  const { error: inputError } = z.safeEncode(call.input, input)
  const problems = inputError?.issues.map(({ path }) => problemAt(call.input, path, input, call.encrypted || call.retry === 'secret'))
  say(error, `${call.name} cannot be sent: ${problems?.join('; ')}`)
}

function say(error: PlatformError, says: string) {
  // As the headings of ERRORS.md are linked; a terminal opens the path.
  const message = `${says} (node_modules/@platform/sdk/ERRORS.md#${error.code.replaceAll(/[^\w-]/g, '').toLowerCase()})`
  error.stack = error.stack?.replace(error.message, () => message)
  error.message = message
}

function messageOf({ code, status, cause }: PlatformError, { call, options, timeout }: Sending, url: string, text: string): string {
  // Without the query, which may hold a token.
  const requestLine = `${call.name}: ${call.method} ${url.split('?')[0]}`
  const to = options.gateway.url || 'the origin of this page'
  if (code === 'network.timeout') return `${requestLine} got no answer within ${timeout / 1000} s, ${code}`
  if (!status) return `${requestLine} got no answer, ${code}${causesOf(cause)}: ${adviceOn(causesOf(cause), to)}`
  const answerLine = `${requestLine} answered ${status} ${code}`
  const json = parse(text)
  if (typeof json !== 'object') return `${answerLine}: expected JSON, received ${firstOf(text)}: does gateway.url (${to}) name a gateway?`
  if (code === 'merchant.unknown') return `${answerLine}: no merchant of this gateway is called ${options.merchant}`
  if (code !== 'contract.schema') return `${answerLine}${detailsOf(json)}`
  const envelope = (call.bare ? json : (options.dialect?.envelope?.(json) ?? json)) as Record<string, unknown> | null
  if (!call.bare && envelope?.success !== true) return `${answerLine}: expected { success: true, value }, received ${firstOf(text)}`
  const value = call.bare ? envelope : envelope?.value
  const issue = z.safeParse(call.output, value).error?.issues[0]
  return `${answerLine}: ${problemAt(call.output, issue?.path ?? [], value, call.retry === 'secret')}`
}

const firstOf = (text: string) => JSON.stringify(text.slice(0, 60))

/** The details of a refusal besides its code. */
const detailsOf = (json: object | null) => (json && 'value' in json && json.value ? `: ${JSON.stringify(json.value)}` : '')

/** Each runtime has its own words for the two most frequent causes. */
function adviceOn(causes: string, to: string): string {
  if (/ENOTFOUND|EAI_AGAIN|\bdns\b|failed to lookup/i.test(causes)) return `the name in ${to} has no address (DNS)`
  if (/refused/i.test(causes)) return `no program listens at ${to} (port refused)`
  return `is there a gateway at ${to}?`
}

function causesOf(cause: unknown): string {
  if (!(cause instanceof Error)) return ''
  // Node tries each address of a name, and the error about all of them has a code in place of a message.
  const { code } = cause as { code?: unknown }
  return ` (${cause.message || String(code)}${causesOf(cause.cause)})`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
