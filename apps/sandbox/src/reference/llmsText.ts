import type { Entry } from './entriesOf.ts'
import { envelopeLines } from './envelopeLines.ts'
import { notesOf } from './notesOf.ts'

/** The gateway in plain text for language models: how to call it, then one line for each call. */
export function llmsText(entries: readonly Entry[], origin: string): string {
  const lines = entries.map(({ call, doc }) => `- ${call.name}: ${call.method} ${call.path} (${notesOf(call).join(', ')}). ${doc}`)
  return [
    '# Gaming gateway',
    '',
    `> Every call of the platform. Machine-readable: ${origin}/openapi.json. With all fields: ${origin}/reference.`,
    '',
    '## How to call',
    '',
    '- TypeScript: `createClient` of `@platform/sdk`, then `getGameList(client, { gameType: "RNG" })`; calls of a domain are in `@platform/sdk/<domain>`.',
    '- Headers: `X-Merchant` (merchant code), `X-Gateway-Id: 3`, `X-Module-Id` (below), `Accept-Language` pt-BR or en; signed in `Authorization: Bearer <token>`.',
    '- Keyed calls need an `Idempotency-Key`: the same for each try of one submit; after a lost answer ask getTransactionStatus.',
    '- Sealed bodies are envelope E1, below; `@platform/sdk/gateway` has both sides of it.',
    '- GET and DELETE carry their fields in the query, others in a JSON body, unless marked form or multipart.',
    '- Answers: `{ success: true, value }` or `{ success: false, errorCode, value? }`; calls without envelope answer the value alone. 401 session, 403 role, 404 absent or not yours, 409 and 422 key, 429 with Retry-After, 503 maintenance.',
    '- Money has at most two decimals; times are epoch milliseconds.',
    '',
    '## Envelope E1',
    '',
    ...envelopeLines.map((line) => `- ${line}`),
    '',
    '## Calls',
    '',
    ...lines,
    '',
  ].join('\n')
}
