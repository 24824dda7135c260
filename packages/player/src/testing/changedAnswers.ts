import { sandboxUrl } from '@platform/test-kit/browser'
import { createClient, type Client, type ClientOptions, type SessionInfo } from '@platform/sdk'

/** One value of an answer: its key, and itself. Returns what the client is told instead. */
export type Change = (key: string, value: unknown) => unknown

/** Says to leave a value as it is. */
export const untouched = Symbol('untouched')

// Whether the site is open, and what may be shown at all: changed, they would show nothing.
const kept = /\/wps\/system\/(status|whitelabel|crypto-key)$/

/** A client of the run's sandbox whose answers are changed on their way, below the SDK. */
export function changedClient(change: Change, session?: SessionInfo): Client {
  const address = crypto.randomUUID()
  const changing: ClientOptions['fetch'] = async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('X-Test-Address', address)
    // oxlint-disable-next-line no-restricted-globals -- it is in the transport's place
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
    // An envelope stays one: what it carries is changed.
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
