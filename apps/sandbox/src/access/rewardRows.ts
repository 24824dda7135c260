import { minor } from '@platform/sdk'
import { addMember } from '../account/addMember.ts'
import { dayNumber } from '../gateway/days.ts'
import { payReward } from '../promotions/payReward.ts'
import { addRain } from '../rewards/rain/addRain.ts'
import { weekOf } from '../rewards/referral/incomeOf.ts'
import { INCOME_CODE } from '../rewards/referral/referralOffers.ts'
import { seedClub } from '../../../../packages/demo/src/seed/seedClub.ts'
import { seedReferral } from '../../../../packages/demo/src/seed/seedReferral.ts'
import { addRound } from '../testing/addRound.ts'
import { addLottery } from '../testing/lotteryRows.ts'
import { merchants } from '../testing/startTestSandbox.ts'
import type { TestSandbox } from './sendCall.ts'

const DAY = 86_400_000
const RAIN = 'rain-of-everyone'
/** A lottery on which only neighbours bet. */
export const THEIR_LOTTERY = 'THEIRS'
/** In the week before this one, or earlier. */
const earlier = () => Date.now() - 8 * DAY

/** What the first brand offers to all members: a club, rewards for invitations, a rain, news, a second lottery. Once for a sandbox. */
export async function addOffers({ db, sandbox: { services } }: TestSandbox): Promise<void> {
  const [brand] = merchants
  const now = Date.now()
  await seedClub(db, brand!)
  await seedReferral(db, brand!, now)
  const terms = { title_pt: 'Chuva', title_en: 'Rain', pool: 100, packets: 10, stake: 0, multiple: 0, weights: {} }
  const times = { opens_at: now - 1000, closes_at: now + DAY }
  await addRain(db, { id: RAIN, merchant: brand!.code, ...times, ...terms }, { vault: services.vault, now: now - 2000 })
  // By default they began before all that could be read.
  await db.updateTable('announcements').set({ starts_at: now }).where('kind', '=', 'PL').execute()
  await addLottery(db, brand!.code, { code: THEIR_LOTTERY, family: 'DICE', period_ms: DAY })
}

/** A ticket of the rain, and a friend whose bets of a week that is over can be claimed. */
export async function addRewards({ db }: Pick<TestSandbox, 'db'>, { id, mark }: { id: number; mark: string }): Promise<void> {
  const account = `amiga${id}`
  const friendId = await addMember(db, { merchant: 'ipanema', account, now: earlier(), cost: 4 })
  await db
    .updateTable('members')
    .set({ recommender_id: id, mobile: `55${10_900_000_000 + friendId}` })
    .where('id', '=', friendId)
    .execute()
  // The friend's is the highest: it is shown if the owner of a ticket is not compared.
  const ticket = { session_id: RAIN, taken_at: Date.now() }
  const tickets = [
    { ...ticket, member_id: id, ticket: `${mark}ticket` },
    { ...ticket, member_id: friendId, ticket: `z-${friendId}` },
  ]
  await db.insertInto('rain_tickets').values(tickets).execute()
  await addRound(db, account, 100_000, { valid_stake: 100_000, bet_at: earlier(), settled_at: earlier() })
}

/** The income of that week, already paid to another member. */
export async function payIncome({ db }: Pick<TestSandbox, 'db'>, memberId: number): Promise<void> {
  const { period } = weekOf(dayNumber(earlier()))
  const words = { title_pt: 'Renda', title_en: 'Income', multiple: 0, weights: {} }
  const reward = { source: 'referral' as const, code: INCOME_CODE, period, amount: minor(100), ...words }
  await payReward(db, { ...reward, merchant: 'ipanema', memberId, at: Date.now() })
}
