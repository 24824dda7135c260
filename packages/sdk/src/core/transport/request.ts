import * as z from 'zod/mini'
import { explained } from '#explained'
import type { CallDescription, CallOptions, Client } from '../Client.ts'
import type { CallEvent } from '../ClientHooks.ts'
import type { ClientOptions } from '../ClientOptions.ts'
import { ContractError, NetworkError, OutcomeUnknownError, PlatformError, ValidationError } from '../errors.ts'
import { randomId } from '../randomId.ts'
import { isOffline } from './attempt.ts'
import { callHook } from './callHook.ts'
import { pause, waitBefore } from './retry.ts'
import { send } from './send.ts'
import type { Sending } from './Sending.ts'

/** A complete call: encodes, attempts as often as its class allows, and returns the value or throws a `PlatformError`. */
export async function request(
  client: Client,
  options: ClientOptions,
  call: CallDescription,
  input: unknown = {},
  { idempotencyKey, proof, ...own }: CallOptions = {},
): Promise<unknown> {
  const isKeyed = call.retry === 'keyed'
  const key = isKeyed ? (idempotencyKey ?? randomId()) : undefined
  let refusal: PlatformError | undefined
  let unanswered: PlatformError | undefined
  const event: CallEvent = { call, attempt: 0, url: '', headers: {}, requestId: '', status: 0 }
  try {
    const wire = encode(call, input)
    if (isKeyed && isOffline()) throw new NetworkError('Not sent', { code: 'network.offline' })
    const { epoch } = client.session
    const timeout = own.timeout ?? options.timeout ?? call.timeout ?? (isKeyed ? 20_000 : 10_000)
    const signals = isKeyed ? [] : [options.signal, own.signal].filter((signal) => signal !== undefined)
    const sending: Sending = { client, options, call, input, wire, epoch, key, proof, signals, timeout, event }
    for (;;) {
      event.attempt++
      try {
        return await send(sending, refusal)
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error
        const sealAgain = call.seal && !refusal && (error.code === 'crypto.key' || error.code === 'crypto.clock')
        const wait = sealAgain ? 0 : waitBefore(call, error, event.attempt, own.maxRetries ?? options.maxRetries)
        if (error.outcome === 'unknown') unanswered = error
        // A rate limit or a closed gate at the last attempt does not rule out that an earlier one had its effect.
        if (wait === undefined) throw key ? (unanswered ?? error) : Object.assign(error, unanswered && { outcome: 'unknown' })
        if (sealAgain) refusal = error
        callHook(options, 'retry', Object.assign(event, { error, wait }))
        await pause(wait, signals)
      }
    }
  } catch (caught) {
    // Any error that is not ours comes from an unexpected answer.
    const error = caught instanceof PlatformError ? caught : new ContractError(call, '', { code: 'contract.schema', cause: caught })
    event.error = key && error.outcome === 'unknown' ? new OutcomeUnknownError(key, error) : error
    callHook(options, 'error', event)
    throw event.error
  } finally {
    if (options.holdAnswersUntil) await options.holdAnswersUntil
  }
}

function encode(call: CallDescription, input: unknown) {
  explained?.checkFields(call, input)
  const result = z.safeEncode(call.input, input)
  if (result.success) return result.data as Record<string, unknown>
  const fields = Object.fromEntries(result.error.issues.map(({ path }) => [path.join('.'), 'validation']))
  const error = new ValidationError(`${call.name} cannot send ${Object.keys(fields).join(', ')}`, fields, { code: 'validation' })
  explained?.explainInput(error, call, input)
  throw error
}
