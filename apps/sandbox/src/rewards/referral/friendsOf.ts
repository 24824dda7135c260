import { sql } from 'kysely'
import type { ReferredFriend } from '@platform/sdk/rewards'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { hasIdentity, isProven } from './proven.ts'

const DAY = 86_400_000

export interface Friend {
  account: string
  registered_at: number
  /** Signed up from an address of the inviter. */
  flagged: boolean
  /** The phone is proven, or the identity accepted. */
  verified: boolean
  identity: boolean
  /** Verified in the way that is required to count. */
  proven: boolean
  /** Cents of valid bets in the days that count; void bets do not count. */
  stake: number
  played: boolean
}

/** For a merchant without rules: friends are listed, and earn nothing. */
const noRules = { stake: 10_000, days: 30, rates: [] as number[], claim_days: 30, multiple: 0, weights: {} as Record<string, number> }

/** The rules of the merchant's invitations. */
export async function referralRules({ db, merchant }: Context) {
  const rules = await db.selectFrom('referral_rules').selectAll().where('merchant', '=', merchant.brand).executeTakeFirst()
  return rules ?? { ...noRules, merchant: merchant.brand }
}

export type ReferralRules = Awaited<ReturnType<typeof referralRules>>

/** All members whom the caller invited, newest first, with the progress of each. Test accounts and closed ones do not count as friends. */
export async function friendsOf({ days }: Pick<ReferralRules, 'days'>, context: Context): Promise<Friend[]> {
  const { rows } = await sql<Friend>`
    select f.account, f.registered_at, f.referral_flagged as flagged, f.mobile is not null or k.identity as verified, k.identity,
      ${isProven('f')} as proven, p.stake, p.played
    from members f
    cross join lateral (select ${hasIdentity('f')} as identity) k
    cross join lateral (
      select coalesce(sum(valid_stake) filter (where settled_at < f.registered_at + ${days * DAY}::bigint), 0)::bigint as stake, count(*) > 0 as played
      from game_records where member_id = f.id and status = 'settled' and settled_at <= ${context.now()}::bigint) p
    where f.recommender_id = ${memberOf(context).id} and f.type not in (4, 40) and f.closed_at is null
    order by f.registered_at desc, f.id desc`.execute(context.db)
  return rows
}

/** A friend who counts: proven to be a person, with enough stakes. */
export const isQualified = ({ stake }: Pick<ReferralRules, 'stake'>, friend: Friend): boolean => friend.stake >= stake && friend.proven

export function stateOf(rules: Pick<ReferralRules, 'stake'>, friend: Friend): ReferredFriend['state'] {
  if (isQualified(rules, friend)) return 'qualified'
  return friend.played ? 'playing' : friend.verified ? 'verified' : 'registered'
}

/** Full days that are left for the stake, 0 once it is reached or too late. */
export function daysLeft({ stake, days }: Pick<ReferralRules, 'stake' | 'days'>, friend: Friend, at: number): number {
  const remaining = Math.ceil((friend.registered_at + days * DAY - at) / DAY)
  return friend.stake >= stake ? 0 : Math.max(0, remaining)
}
