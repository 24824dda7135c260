import { explained } from '#explained'
import { AbortedError, type PlatformError, SessionExpiredError, SessionReplacedError } from '../errors.ts'
import type { DropCount } from '../wire/list.ts'
import { attempt } from './attempt.ts'
import { buildRequest } from './buildRequest.ts'
import { type RawAnswer, readAnswer } from './readAnswer.ts'
import type { Sending } from './Sending.ts'

/** One attempt: builds, seals, sends and reads, in the current session. `refusal` is a `crypto.*` error to seal again for. */
export async function send(sending: Sending, refusal: PlatformError | undefined): Promise<unknown> {
  const { client, options, call, key, proof } = sending
  const { session } = client
  const { epoch } = session
  const member = session.get()
  // What one player requested is neither sent nor answered in the session of the next; public data may be.
  const assertSameSession = (details?: RawAnswer['details']) => {
    if (call.access !== 'guest' && sending.epoch !== session.epoch)
      throw new AbortedError('The session changed', { ...details, status: 0, code: 'session.changed' })
  }
  const request = buildRequest(sending)
  if (key) request.headers['Idempotency-Key'] = key
  if (proof && call.work) request.headers['Proof-Of-Work'] = proof
  if (call.seal) {
    const seal = options.dialect?.seal ?? call.seal
    const envelope = await seal(client, { method: call.method, path: call.path, merchant: request.merchant, data: request.data }, refusal)
    request.headers.Encryption = envelope.header
    request.body = envelope.body
  }

  const drops: DropCount = { dropped: { items: 0 } }
  let answer: RawAnswer | undefined
  try {
    assertSameSession()
    answer = await attempt(sending, request)
    assertSameSession(answer.details)
    return readAnswer(sending, answer, drops)
  } catch (error) {
    explained?.explain(error, sending, request, answer)
    if (member && (error instanceof SessionExpiredError || error instanceof SessionReplacedError)) session.end(error, epoch)
    throw error
  } finally {
    if (drops.dropped.items) options.onDropped?.(call.name, drops.dropped.items)
  }
}
