import { createHash, timingSafeEqual } from 'node:crypto'
import { isLocalOrigin, localNames } from '../gateway/openToLocalPages.ts'
import type { RequestInfo } from '../gateway/RequestInfo.ts'
import { Refusal } from '../base/Refusal.ts'

/** Who may use the QA console: no caller, this machine, or a caller with the token. */
export type ConsoleAccess = { mode: 'off' } | { mode: 'local' } | { mode: 'token'; token: string }

const loopback = new Set(['127.0.0.1', '::1'])

/** Throws unless the request comes from a caller who may use the console, and from the console's own page. */
export function requireConsoleAccess(request: Request, info: RequestInfo, access: ConsoleAccess, testMode: boolean): void {
  if (info.forwarded) throw new Refusal('access.role', 403)
  if (access.mode === 'token') requireToken(request, access.token)
  // Only by this machine's own names: a foreign page may have pointed another name here (DNS rebinding).
  else if (!loopback.has(info.address) || !localNames.has(new URL(request.url).hostname)) throw new Refusal('access.role', 403)
  if (!isOwnPage(request, testMode)) throw new Refusal('access.role', 403)
}

/** A browser sends the origin of a request; a program without a browser sends it itself when it writes. */
function isOwnPage({ headers, method, url }: Request, testMode: boolean): boolean {
  const origin = headers.get('Origin')
  if (testMode && origin && isLocalOrigin(origin)) return true
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  return origin === null ? method === 'GET' || method === 'HEAD' : origin === new URL(url).origin
}

/** Programs send `Bearer <token>`; a browser prompts its user for a name and a password, and the password is the token. */
function requireToken({ headers }: Request, token: string): void {
  const [scheme = '', credentials = ''] = (headers.get('Authorization') ?? '').split(' ')
  const basic = () => Buffer.from(credentials, 'base64').toString('utf8').split(':').slice(1).join(':')
  const secret = scheme.toLowerCase() === 'basic' ? basic() : credentials
  if (timingSafeEqual(digest(secret), digest(token))) return
  throw new Refusal('access.role', 401, undefined, { 'WWW-Authenticate': 'Basic realm="QA console", charset="UTF-8"' })
}

const digest = (text: string) => createHash('sha256').update(text).digest()
