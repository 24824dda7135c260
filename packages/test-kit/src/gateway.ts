import { type Client, createClient, type SessionInfo } from '@platform/sdk'
import { login, sessionOf } from '@platform/sdk/account'
import { noteCaptcha } from './captchaIdOf.ts'
import { sandboxUrl } from './sandboxUrl.ts'

/** A signed-in member; `session` is what the login screen would have stored. */
export interface NewMember {
  userName: string
  password: string
  /** CPF, digits; '' if it has none. */
  idNumber: string
  session: SessionInfo
}

export interface NewMemberOptions {
  /** Whether the identity is accepted; default: where the market requires that before play. */
  identity?: boolean
  /** Opening balance in cents. */
  balance?: number
  merchant?: string
  /** 0 player (default), 1 agent, 4 trial … */
  type?: number
  /** The next login is reported as the first one. */
  firstLogin?: boolean
  /** A verified mobile number with its dialing code: 5521987654321. */
  mobile?: string
  email?: string
  /** The member's identity, for deposits: name, and CPF as digits, or `new` for one of its own. */
  payeeName?: string
  idNumber?: string
  /** User name of the upline. */
  upline?: string
}

/** Creates a member for this test only, with the console's API. */
export async function newMember(options: NewMemberOptions = {}): Promise<NewMember> {
  const {
    password,
    idNumber = '',
    ...session
  } = await consoleApi<SessionInfo & { password: string; idNumber?: string }>('members', { merchant: 'ipanema', ...options })
  return { userName: session.userName, password, idNumber, session: { ...session, firstTimeLogin: options.firstLogin ?? false } }
}

/** Posts to the QA console: `consoleApi('faults', …)`. Undo what you switch: test files on the same page share its sandbox. */
export async function consoleApi<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${sandboxUrl()}/console/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`console/api/${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

export interface ClientOptions {
  session?: SessionInfo
  merchant?: string
  language?: 'PT' | 'EN'
  /** Client address: limits of the gateway and faults of a scenario apply per address. */
  address?: string
  /** No request reaches the gateway. */
  offline?: boolean
  /** Delay added to every answer. */
  latencyMs?: number
}

/** A real client of the page's sandbox. */
export function makeClient(options: ClientOptions = {}): Client {
  const { merchant = 'ipanema', language = 'PT', session, address, offline, latencyMs } = options
  const gateway = { url: sandboxUrl(), publicKeys: [] }
  return createClient({
    gateway,
    merchant,
    trialMerchant: `${merchant}_trial`,
    language: () => language,
    session,
    fetch: offline ? noNetwork : fromOwnAddress(address, latencyMs),
  })
}

const noNetwork: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))

/** Limits of the gateway apply per address, so each client has its own. */
function fromOwnAddress(address: string = crypto.randomUUID(), latencyMs = 0): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('X-Test-Address', address)
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs))
    const answer = await fetch(request)
    if (request.url.endsWith('/wps/captcha')) await noteCaptcha(answer.clone())
    return answer
  }
}

/** A client with a session of this member, signed in as the login screen does it. */
export async function signedInClient(member: NewMember, merchant = 'ipanema'): Promise<Client> {
  const client = makeClient({ merchant })
  client.session.set(sessionOf(client, await login(client, { type: 'username', username: member.userName, password: member.password })))
  return client
}
