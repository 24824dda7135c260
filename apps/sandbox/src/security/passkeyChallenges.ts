import type { PasskeyAction } from '@platform/sdk/security'
import { memberOf, type Context } from '../gateway/Context.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { hashToken } from '../gateway/tokens.ts'

const LIFE_MS = 5 * MINUTE
const OPTIONS_PER_MINUTE = 20

/** The purpose for which a browser signs. */
export type Purpose = { purpose: 'add' | 'signIn' } | { purpose: 'confirm'; action: PasskeyAction }

/** Stores the challenge of these options: it is valid for five minutes, once, for this purpose. Returns the options as JSON. */
export async function giveOptions(context: Context, request: Purpose, options: { challenge: string }): Promise<{ options: string }> {
  const { db, merchant, address, now } = context
  const { purpose } = request
  const member = purpose === 'signIn' ? undefined : memberOf(context)
  await limit(context, `passkey-options:${member?.id ?? address}`, OPTIONS_PER_MINUTE, MINUTE)
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(options.challenge),
      merchant: merchant.code,
      member_id: member?.id ?? null,
      purpose,
      action: actionOf(request),
      expires_at: now() + LIFE_MS,
    })
    .execute()
  return { options: JSON.stringify(options) }
}

/** Uses a challenge. False if it was not issued for this purpose, has expired, or was used before. */
export async function spendChallenge({ db, merchant, member, now }: Context, request: Purpose, challenge: string): Promise<boolean> {
  const challenges = db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('merchant', '=', merchant.code)
    .where('purpose', '=', request.purpose)
    .where('action', '=', actionOf(request))
    .where('expires_at', '>', now())
  const ownChallenges =
    request.purpose === 'signIn' ? challenges.where('member_id', 'is', null) : challenges.where('member_id', '=', member?.id ?? 0)
  return (await ownChallenges.returning('challenge_hash').executeTakeFirst()) !== undefined
}

const actionOf = (request: Purpose) => (request.purpose === 'confirm' ? request.action : '')
