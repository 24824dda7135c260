import type { Selectable } from 'kysely'
import type { RewardTables } from '../../db/RewardTables.ts'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { dayNumber } from '../../gateway/days.ts'
import type { Offer } from '../Offer.ts'
import { isLawful } from '../publish/assertPublishable.ts'
import { missionTerms } from '../publish/bonusTerms.ts'
import { dayTurn, weekTurn, writtenDay, type Turn } from '../turns.ts'
import { accountGoals, progressIn } from './progressIn.ts'

const DAY = 86_400_000
/** Duration of the newcomers' missions after the registration, and how long after that they can be claimed. */
const NEWCOMER = 7 * DAY

export type MissionRow = Selectable<RewardTables['missions']>
export type MissionOffer = Offer & { mission: MissionRow; /** From the previous turn. */ past?: boolean }

/** A turn of a mission, and until when its result can be claimed. */
interface MissionTurn extends Turn {
  claimUntil: number | undefined
}

/** The merchant's missions, each with the member's progress; the result of the previous turn can still be claimed for one turn. */
export async function missionOffers(context: Context): Promise<MissionOffer[]> {
  const missions = await context.db
    .selectFrom('missions')
    .selectAll()
    .where('merchant', '=', context.merchant.brand)
    .orderBy('position')
    .orderBy('id')
    .execute()
  // A mission that the market forbids pays nothing, however it was created.
  const lawful = missions.filter((mission) => isLawful(context.merchant, missionTerms(mission)))
  if (lawful.length === 0) return []
  const turns = turnsAt(context.now(), memberOf(context).registeredAt)
  const doneGoals = await accountGoals(context)
  const read = new Map<MissionTurn, ReturnType<typeof progressIn>>()
  const offers: MissionOffer[] = []
  for (const mission of lawful) {
    for (const [back, turn] of turns[mission.kind].entries()) {
      if (!read.has(turn)) read.set(turn, progressIn(turn, context))
      const progress = isCounted(mission.goal)
        ? await read.get(turn)!(mission.goal, mission.game_type)
        : Number(doneGoals.has(mission.goal))
      const offer = offerOf(mission, turn, progress, context.now())
      // Of the previous turn only what can still be claimed.
      if (back === 0) offers.push(offer)
      else if (offer.status === 'claim') offers.push({ ...offer, ...completedIn(turn, mission.kind), past: true })
    }
  }
  return offers
}

const isCounted = (goal: MissionRow['goal']) => ['stake', 'bets', 'games', 'days', 'visits'].includes(goal)

/** The current and the previous turn of each kind. A one-time mission has one turn, without an end. */
function turnsAt(at: number, registeredAt: number): Record<MissionRow['kind'], MissionTurn[]> {
  const pair = (turn: typeof dayTurn) => [0, 1].map((back) => ({ ...turn(at, back), claimUntil: turn(at, back - 1).to }))
  const newcomer = { period: '', from: registeredAt, to: registeredAt + NEWCOMER, claimUntil: registeredAt + 2 * NEWCOMER }
  return {
    daily: pair(dayTurn),
    weekly: pair(weekTurn),
    once: [{ period: '', from: 0, to: Number.MAX_SAFE_INTEGER, claimUntil: undefined }],
    newcomer: at < newcomer.claimUntil ? [newcomer] : [],
  }
}

/** "Today" and "this week" are over: the text shows the date of the mission instead. */
function completedIn({ from }: Turn, kind: MissionRow['kind']): Pick<Offer, 'condition_pt' | 'condition_en'> {
  const day = writtenDay(dayNumber(from)).slice(0, 5)
  return kind === 'daily'
    ? { condition_pt: `Concluída em ${day}.`, condition_en: `Completed on ${day}.` }
    : { condition_pt: `Concluída na semana de ${day}.`, condition_en: `Completed in the week of ${day}.` }
}

function offerOf(mission: MissionRow, turn: MissionTurn, progress: number, at: number): MissionOffer {
  const { id, kind, goal, target, reward, ...terms } = mission
  const done = Math.min(progress, target)
  const status = done >= target ? 'claim' : at >= turn.to ? 'close' : done > 0 ? 'process' : 'joined'
  return {
    source: 'mission',
    code: `mission:${id}`,
    period: turn.period,
    title_pt: terms.title_pt,
    title_en: terms.title_en,
    condition_pt: terms.condition_pt,
    condition_en: terms.condition_en,
    amount: reward,
    multiple: terms.multiple,
    weights: terms.weights,
    status,
    expiresAt: kind === 'once' ? undefined : status === 'claim' ? turn.claimUntil : turn.to,
    progress: { unit: goal === 'stake' ? 'money' : 'times', done, target },
    mission,
  }
}
