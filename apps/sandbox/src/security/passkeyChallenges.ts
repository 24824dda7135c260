import type { PasskeyAction } from '@platform/sdk/security'
import { memberOf, type Context } from '../gateway/Context.ts'
import { limit, MINUTE } from '../gateway/limit.ts'
import { hashToken } from '../gateway/tokens.ts'

const LIFE_MS = 5 * MINUTE
const OPTIONS_PER_MINUTE = 20

/** The purpose for which a browser signs. */
export type Purpose = { purpose: 'add' | 'signIn' } | { purpose: 'confirm'; action: PasskeyAction }

/** Stores the challenge of these options: it is good for five minutes, once, for this purpose. Returns the options as JSON. */
export async function giveOptions(context: Context, asked: Purpose, options: { challenge: string }): Promise<{ options: string }> {
  const { db, merchant, address, now } = context
  const { purpose } = asked
  const member = purpose === 'signIn' ? undefined : memberOf(context)
  await limit(context, `passkey-options:${member?.id ?? address}`, OPTIONS_PER_MINUTE, MINUTE)
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(options.challenge),
      merchant: merchant.code,
      member_id: member?.id ?? null,
      purpose,
      action: actionOf(asked),
      expires_at: now() + LIFE_MS,
    })
    .execute()
  return { options: JSON.stringify(options) }
}

/** True for a challenge that was given for this and not used yet; it is used now. */
export async function spendChallenge({ db, merchant, member, now }: Context, asked: Purpose, challenge: string): Promise<boolean> {
  const given = db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('merchant', '=', merchant.code)
    .where('purpose', '=', asked.purpose)
    .where('action', '=', actionOf(asked))
    .where('expires_at', '>', now())
  const own = asked.purpose === 'signIn' ? given.where('member_id', 'is', null) : given.where('member_id', '=', member?.id ?? 0)
  return (await own.returning('challenge_hash').executeTakeFirst()) !== undefined
}

const actionOf = (asked: Purpose) => (asked.purpose === 'confirm' ? asked.action : '')
