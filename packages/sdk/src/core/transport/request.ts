import { attempt, isOffline } from './attempt.ts'
import { buildRequest } from './buildRequest.ts'
import type { CallDescription, CallOptions } from '../Call.ts'
import type { Client, ClientOptions } from '../Client.ts'
import {
  AbortedError,
  ContractError,
  NetworkError,
  OutcomeUnknownError,
  SessionExpiredError,
  SessionReplacedError,
  ValidationError,
} from '../errors.ts'
import type { DropCount } from '../list.ts'
import { PlatformError } from '../PlatformError.ts'
import { randomId } from '../randomId.ts'
import { readAnswer } from './readAnswer.ts'
import { pause, waitBefore } from './retry.ts'
import { z } from '../schema.ts'

/** A whole call: encodes, tries as often as its class allows, and answers the value or throws a `PlatformError`. */
export async function request(
  client: Client,
  options: ClientOptions,
  call: CallDescription,
  input: unknown = {},
  callOptions: CallOptions = {},
) {
  const keyed = call.retry === 'keyed'
  const key = keyed ? (callOptions.idempotencyKey ?? randomId()) : undefined
  const signal = keyed ? undefined : callOptions.signal
  try {
    const wire = encode(call, input)
    if (keyed && isOffline()) throw new NetworkError('Nothing was sent', { code: 'network.offline' })
    let refusal: PlatformError | undefined
    for (let tried = 1; ; tried++) {
      try {
        return await send(client, options, call, wire, input, key, signal, refusal)
      } catch (caught) {
        const error = caught as PlatformError
        const reseal = call.seal && !refusal && (error.code === 'crypto.key' || error.code === 'crypto.clock')
        const wait = reseal ? 0 : waitBefore(call, error, tried)
        if (wait === undefined) throw error
        if (reseal) refusal = error
        await pause(wait, signal)
      }
    }
  } catch (caught) {
    const error = platformErrorOf(call, caught)
    throw key && error.outcome === 'unknown' && error.kind !== 'aborted' ? new OutcomeUnknownError(key, error) : error
  }
}

async function send(
  client: Client,
  options: ClientOptions,
  call: CallDescription,
  wire: Record<string, unknown>,
  input: unknown,
  key: string | undefined,
  signal: AbortSignal | undefined,
  refusal: PlatformError | undefined,
) {
  const { session } = client
  const { epoch } = session
  const signedIn = session.get() !== undefined
  const built = buildRequest(call, wire, input, options, session.get())
  if (key) built.headers['Idempotency-Key'] = key
  if (call.seal) {
    const sealed = await call.seal(client, { method: call.method, path: call.path, merchant: built.merchant, data: built.data }, refusal)
    built.headers.Encryption = sealed.header
    built.body = sealed.body
  }

  const answer = await attempt(call, built, options, client, signal)
  // What one player asked for is never handed to the next; what is everybody's may stay.
  if (signedIn && call.access !== 'guest' && epoch !== session.epoch)
    throw new AbortedError('The session changed meanwhile', { ...answer.details, code: 'session.changed' })
  const drops: DropCount = { dropped: { items: 0 } }
  try {
    return readAnswer(call, answer, drops)
  } catch (error) {
    if (signedIn && (error instanceof SessionExpiredError || error instanceof SessionReplacedError)) session.end(error, epoch)
    throw error
  } finally {
    if (drops.dropped.items) options.onDropped?.(call.name, drops.dropped.items)
  }
}

function encode(call: CallDescription, input: unknown) {
  const result = z.safeEncode(call.input, input as never)
  if (result.success) return result.data as Record<string, unknown>
  const fields = Object.fromEntries(result.error.issues.map(({ path }) => [path.join('.'), 'validation']))
  throw new ValidationError(`${call.name} cannot send ${Object.keys(fields).join(', ')}`, fields, { code: 'validation' })
}

/** Whatever else was thrown came from an answer that nobody foresaw. */
function platformErrorOf(call: CallDescription, caught: unknown): PlatformError {
  return caught instanceof PlatformError ? caught : new ContractError(call, '', { code: 'contract.schema', cause: caught })
}
