import type { Call } from '../core/Call.ts'
import { descriptions } from './descriptions.ts'

const statuses: Record<string, number> = {
  'idempotency.running': 409,
  'idempotency.mismatch': 422,
  'request.tooLarge': 413,
  'rate.limited': 429,
  'server.error': 500,
  'server.busy': 503,
  'system.maintenance': 503,
  'system.upgrading': 503,
  notFound: 404,
  'game.unknown': 404,
  'lottery.unknown': 404,
  'request.url': 404,
  'network.slow': 408,
}

/** Codes that every call can end with. */
const ofAll = [
  'merchant.unknown',
  'request.module',
  'request.gateway',
  'validation',
  'access.market',
  'region.restricted',
  'region.ip',
  'system.maintenance',
  'system.upgrading',
  'rate.limited',
  'server.error',
  'server.busy',
]

/** HTTP status of a code. */
const statusOf = (code: string) => statuses[code] ?? { session: 401, access: 403, region: 403 }[code.split('.')[0]!] ?? 400

/** Every code that a call can end with, by status: those that follow from its description, and those that its comment names. */
export function errorCodesOf(call: Call): Record<number, string[]> {
  const { access, retry, feature, encrypted, method } = call
  const codes = [
    ...ofAll,
    ...(access === 'guest' ? [] : ['session.expired', 'session.replaced', retry === 'read' ? 'session.required' : 'session.guest']),
    ...(access === 'guest' ? [] : ['access.protected']),
    ...(access === 'guest' || retry === 'read' ? [] : ['password.change', 'play.identity', 'play.refused', 'play.underage']),
    ...(['player', 'money', 'contract'].includes(access) ? ['access.trial'] : []),
    ...(['agent', 'money', 'contract'].includes(access) ? ['access.role'] : []),
    ...(feature ? ['access.feature'] : []),
    ...(retry === 'keyed' ? ['request.key', 'idempotency.running', 'idempotency.mismatch'] : []),
    ...(encrypted ? ['crypto.key', 'crypto.clock', 'crypto.invalid'] : []),
    ...(method === 'GET' || method === 'DELETE' ? [] : ['request.tooLarge', 'network.slow']),
    ...codesIn(descriptions.calls[call.name]?.doc ?? ''),
  ]
  const byStatus: Record<number, string[]> = {}
  for (const code of new Set(codes)) (byStatus[statusOf(code)] ??= []).push(code)
  return byStatus
}

/** Codes between backticks after `Errors:`. */
const codesIn = (doc: string) =>
  [...(/\bErrors?: (.*)/.exec(doc)?.[1] ?? '').matchAll(/`([a-z]\w*(?:\.\w+)+|notFound)`/g)].map(([, code = '']) => code)
