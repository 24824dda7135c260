import { sandboxUrl } from '@platform/test-kit/browser'
import { createClient, type Client, type ClientOptions, type SessionInfo } from '@platform/sdk'

/** Gets a key and a value of an answer, and returns what the client gets instead. */
export type Change = (key: string, value: unknown) => unknown

/** Returned to leave a value unchanged. */
export const untouched = Symbol('untouched')

// Whether the site is open, and which features are on: with these changed, nothing would show.
const kept = /\/wps\/system\/(status|whitelabel|crypto-key)$/

/** A client of the run's sandbox whose answers are changed below the SDK. */
export function changedClient(change: Change, session?: SessionInfo): Client {
  const address = crypto.randomUUID()
  const changing: ClientOptions['fetch'] = async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('X-Test-Address', address)
    // oxlint-disable-next-line no-restricted-globals -- it replaces the transport
    const answer = await fetch(request)
    const text = await answer.text()
    const body = kept.test(new URL(request.url).pathname) ? text : changed(text, change)
    return new Response(body, { status: answer.status, headers: answer.headers })
  }
  const gateway = { url: sandboxUrl(), publicKeys: [] }
  return createClient({ gateway, merchant: 'ipanema', trialMerchant: 'ipanema_trial', language: () => 'PT', session, fetch: changing })
}

function changed(text: string, change: Change): string {
  try {
    const json = JSON.parse(text) as Record<string, unknown>
    // An envelope stays unchanged: only its value is changed.
    return JSON.stringify('success' in json ? { ...json, value: walk(change, 'value', json.value) } : walk(change, '', json))
  } catch {
    return text
  }
}

function walk(change: Change, key: string, value: unknown): unknown {
  const instead = change(key, value)
  if (instead !== untouched) return instead
  if (Array.isArray(value)) return value.map((item) => walk(change, key, item))
  if (typeof value !== 'object' || !value) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(change, name, inner)]))
}
