import { createHash, randomUUID } from 'node:crypto'
import type { IdentityChannel } from '@platform/sdk/account'
import * as z from 'zod/mini'
import type { Context } from '../gateway/Context.ts'
import { MINUTE } from '../gateway/limit.ts'
import { Refusal } from '../base/Refusal.ts'

/** What an identity provider has proven about a player. */
export interface Identity {
  channel: IdentityChannel
  /** The id at the provider: for `sms` the number, dialing code first. */
  subject: string
  name: string
  email: string
}

const CODE_MS = MINUTE
/** Long enough to fill a registration. */
const TOKEN_MS = 30 * MINUTE

const Claims = z.object({
  kind: z.enum(['code', 'token']),
  merchant: z.string(),
  channel: z.enum(['facebook', 'google', 'sms']),
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  /** SHA-256 of the verifier, base64url; of a code. */
  challenge: z.optional(z.string()),
  /** Spent once. */
  id: z.string(),
  until: z.number(),
})

export type Proof = z.output<typeof Claims>

/** A code for the person who consented on the provider's page: useless without the verifier of the client that opened that page. */
export const makeCode = (context: Context, identity: Identity, challenge: string) =>
  seal(context, { ...identity, kind: 'code', challenge }, CODE_MS)

/** The value of `firebaseIdToken`. */
export const makeIdToken = (context: Context, identity: Identity) => seal(context, { ...identity, kind: 'token' }, TOKEN_MS)

function seal({ services, merchant, now }: Context, claims: Identity & Pick<Proof, 'kind' | 'challenge'>, life: number): string {
  return services.vault.seal(JSON.stringify({ ...claims, merchant: merchant.code, id: randomUUID(), until: now() + life }))
}

/** Uses a code up. Throws `verification.code`: wrong, late, used and another player's are the same. */
export async function redeemCode(context: Context, channel: IdentityChannel, code: string, verifier: string): Promise<Identity> {
  const claims = openProof(context, 'code', channel, code)
  if (!claims || claims.challenge !== createHash('sha256').update(verifier).digest('base64url')) throw refusal()
  await spend(context, claims)
  return claims
}

/**
 * The identity that a token proves; undefined if it is not valid. The only place that a real provider replaces: check its signature,
 * audience and time instead.
 */
export function openIdToken(context: Context, channel: string | undefined, token: string | undefined): Proof | undefined {
  return token === undefined ? undefined : openProof(context, 'token', channel, token)
}

/** The same for a caller without any other proof. */
export function provenBy(context: Context, channel: string | undefined, token: string | undefined): Proof {
  const proof = openIdToken(context, channel, token)
  if (!proof) throw refusal()
  return proof
}

/** Of many parallel requests one succeeds. In the transaction of what it allows. */
export async function spend({ db }: Pick<Context, 'db'>, { id, until }: Proof): Promise<void> {
  const spentToken = await db
    .insertInto('nonces')
    .values({ nonce: `identity:${id}`, expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  if (!spentToken) throw refusal()
}

function openProof(
  { services, merchant, now }: Context,
  kind: Proof['kind'],
  channel: string | undefined,
  sealed: string,
): Proof | undefined {
  try {
    const claims = Claims.parse(JSON.parse(services.vault.open(sealed)))
    const mine = claims.kind === kind && claims.channel === channel && claims.merchant === merchant.code && claims.until > now()
    return mine ? claims : undefined
  } catch {
    return undefined
  }
}

const refusal = () => new Refusal('verification.code', 400)
