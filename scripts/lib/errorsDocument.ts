import { messageKeys, type ErrorCode } from '@platform/sdk'
import { errorCodesOf } from '@platform/sdk/openapi'
import { allCalls } from '@platform/sdk/testing'
import { errorTexts } from './errorTexts.ts'

/** What codes of the SDK itself, and of every gateway, mean to a developer. */
const meanings: Partial<Record<ErrorCode, string>> = {
  'network.offline': 'The device reports that it has no network. Nothing was sent.',
  'network.timeout': 'No answer within the `timeout` of an attempt. A keyed call may have taken effect.',
  'network.reset':
    'The connection failed: no such host, a refused port, a broken connection, or a page that may not call this address (CORS).',
  'network.unseen': 'The gateway reports that it never received the call with this key.',
  'contract.size': 'The answer is larger than 2 MB.',
  'contract.json': 'The answer is not JSON: `gateway.url` probably names a site or a proxy.',
  'contract.depth': 'The answer is nested deeper than 32 levels.',
  'contract.schema': "The answer does not match the call's schema: `field` names the place.",
  'crypto.invalid': 'The gateway could not open a sealed body.',
  'crypto.key': 'The body was sealed with a key that the gateway does not have, or it wants one that is not pinned.',
  'crypto.clock': 'The time in a sealed body differs from that of the gateway by more than two minutes.',
  'crypto.unavailable': 'The runtime has no WebCrypto (an address without https), or a key cannot be used.',
  'request.key': 'The idempotency key is missing or too short: pass `newIdempotencyKey()`.',
  'request.tooLarge': 'The body is larger than the gateway accepts.',
  aborted: 'A signal of the caller or of the client fired: `cause` is its reason.',
  'session.changed': 'Another session began while the call ran; its answer was dropped.',
  notFound: 'It does not exist, or belongs to another member.',
  'merchant.unknown': 'The gateway has no merchant of this code.',
  'rate.limited': 'Too many requests: `after` is the number of ms to wait.',
  'play.tooSoon':
    'A round sooner after the last one of the game than the market allows (`minimumRoundDuration` of the launch): `value.afterMs` is the wait. It decides nothing about its key.',
  'server.error': 'The gateway failed.',
  'outcome.unknown': 'A keyed call without an answer: request its outcome with `resolveOutcome`, never submit it again with another key.',
  unknown: 'The gateway gave no code, or one that this version of the SDK does not know.',
}

/** Every code with its meaning, its text for players, its status, and the calls that can end with it. */
export function errorsDocument(): string {
  const texts = errorTexts('en')
  const calls = new Map<string, { status: string; names: string[] }>()
  for (const call of allCalls) {
    for (const [status, codes] of Object.entries(errorCodesOf(call))) {
      for (const code of codes) {
        const entry = calls.get(code) ?? { status, names: [] }
        calls.set(code, { ...entry, names: [...entry.names, call.name] })
      }
    }
  }
  const codes = [...new Set([...Object.keys(messageKeys), ...calls.keys(), ...Object.keys(meanings)])].toSorted()
  const sections = codes.map((code) => {
    const key = (messageKeys as Record<string, string>)[code] ?? (messageKeys as Record<string, string>)[code.split('.')[0]!] ?? 'unknown'
    const { status, names = [] } = calls.get(code) ?? {}
    const facts = [
      meanings[code],
      `Text for players (\`${key}\`): “${texts[key]}”`,
      status && `HTTP ${status}.`,
      names.length > 20 ? `${names.length} calls.` : names.length > 0 && `Calls: ${names.toSorted().join(', ')}.`,
    ]
    return `## ${code}\n\n${facts.filter(Boolean).join(' ')}\n`
  })
  return [
    '# Codes of errors',
    '',
    'Written by `npm run contract`. `error.code` is one of these, or one that a gateway adds; a code without a dot is also the family of those with one.',
    '',
    ...sections,
  ].join('\n')
}
