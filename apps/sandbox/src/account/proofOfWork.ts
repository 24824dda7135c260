import type { OutputOf } from '@platform/sdk'
import type { getProofOfWork } from '@platform/sdk/account'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Context } from '../gateway/Context.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { takeNonce } from '../gateway/takeNonce.ts'
import { makeWork, recentFailures } from './captcha/work.ts'

const LIFE_MS = 10 * MINUTE
const PER_MINUTE = 60
/** An address with more recent failures proves nothing by work. */
const MOST_FAILURES = 10
/** The work doubles once at most: it takes a slow phone less than a second. */
const DEAREST = 1

const Claims = z.object({ kind: z.literal('work'), merchant: z.string(), id: z.string(), counter: z.number(), until: z.number() })

/** Work before a sign-in or a registration. It is stored only once it is used: guests cannot fill a table. */
export async function makeProofOfWork(context: Context): Promise<OutputOf<typeof getProofOfWork>> {
  const { services, merchant, network, now } = context
  await limit(context, `proof-of-work:${network}`, PER_MINUTE, MINUTE)
  const { work, counter } = await makeWork(context, DEAREST)
  const claims: z.output<typeof Claims> = { kind: 'work', merchant: merchant.code, id: randomUUID(), counter, until: now() + LIFE_MS }
  const isAccepted = (await recentFailures(context)) <= MOST_FAILURES
  return { challenge: services.vault.seal(JSON.stringify(claims)), work: isAccepted ? work : undefined }
}

/** Uses the proof that a request carries. False without one, or if it is wrong, of another merchant, expired or was used before. */
export async function spendProofOfWork(context: Context): Promise<boolean> {
  const { db, services, merchant, now, proofOfWork } = context
  const [, counter, challenge] = /^(\d{1,6})\.(.+)$/.exec(proofOfWork ?? '') ?? []
  if (!challenge) return false
  let claims
  try {
    claims = Claims.parse(JSON.parse(services.vault.open(challenge)))
  } catch {
    return false
  }
  if (claims.merchant !== merchant.code || claims.until <= now() || claims.counter !== Number(counter)) return false
  if ((await recentFailures(context)) > MOST_FAILURES) return false
  return takeNonce(db, `work:${claims.id}`, now(), LIFE_MS)
}
