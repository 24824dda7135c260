import { AbortedError, NetworkError } from '../errors.ts'
import type { BuiltRequest } from './buildRequest.ts'
import type { Outcome } from '../PlatformError.ts'
import { callHook } from './callHook.ts'
import { requestId } from '../randomId.ts'
import type { Sending } from './Sending.ts'
import type { RawAnswer } from './readAnswer.ts'

/** Sends a request once, including its body, within the call's timeout. Throws `NetworkError` or `AbortedError`. */
export async function attempt({ call, client, options, signals, timeout, event }: Sending, request: BuiltRequest): Promise<RawAnswer> {
  const id = requestId()
  const isKeyed = call.retry === 'keyed'
  let outcome: Outcome = 'none'
  const controller = new AbortController()
  const abort = () => controller.abort()
  const spell = (header: string) => options.dialect?.headers?.[header] ?? header
  let headers: Record<string, string> = { ...request.headers, 'X-Request-Id': id }
  if (options.dialect?.headers) headers = Object.fromEntries(Object.entries(headers).map(([name, value]) => [spell(name), value]))
  const timer = setTimeout(abort, timeout)
  for (const signal of signals) signal.addEventListener('abort', abort)
  try {
    for (const signal of signals) signal.throwIfAborted()
    Object.assign(event, { url: request.url, headers, requestId: id, status: 0, error: undefined, wait: undefined })
    callHook(options, 'request', event)
    // From here on it may have been sent. A read has no effect, and nothing leaves a device without network.
    if (call.retry !== 'read' && (isKeyed || !isOffline())) outcome = 'unknown'
    const sentAt = performance.now()
    const response = await (options.fetch ?? fetch)(request.url, {
      method: call.method,
      headers: event.headers,
      body: request.body,
      signal: controller.signal,
    })
    const serverTime = Number(response.headers.get(spell('X-Server-Time')))
    if (serverTime > 0) client.clock.observe(serverTime, sentAt, performance.now())
    event.status = response.status
    callHook(options, 'response', event)
    const after = response.ok ? 0 : waitOf(response.headers.get('Retry-After'), client.clock.now())
    return { text: await response.text(), details: { status: response.status, requestId: id, outcome, after } }
  } catch (cause) {
    const fired = signals.find((signal) => signal.aborted)
    if (fired) throw new AbortedError('The caller went away', { code: 'aborted', requestId: id, outcome, cause: fired.reason ?? cause })
    const code = isOffline() ? 'network.offline' : controller.signal.aborted ? 'network.timeout' : 'network.reset'
    throw new NetworkError(`${call.name} got no answer`, { code, requestId: id, outcome, cause, retryable: code !== 'network.offline' })
  } finally {
    clearTimeout(timer)
    for (const signal of signals) signal.removeEventListener('abort', abort)
  }
}

/** True if the device reports that it has no network at all. */
export const isOffline = () => globalThis.navigator?.onLine === false

/** `Retry-After` in ms: seconds or a date. */
function waitOf(header: string | null, now: number) {
  const wait = Number(header) * 1000 || Date.parse(header ?? '') - now
  return wait > 0 ? wait : 0
}
