import { drawNumbers, hashOfDraw } from '@platform/sdk/lottery'
import type { Insertable } from 'kysely'
import { type Db, slotAt, type Tables } from '@platform/sandbox/seeding'
import type { SeedGame } from '../catalogue/games.ts'
import { insertRows } from '../insertRows.ts'
import { makeRandom } from '../random.ts'
import { hotLotteries, lockSeconds, lotteryGroups } from './catalogue.ts'

type LotteryRow = Insertable<Tables['lotteries']>
type PastDraw = Insertable<Tables['lottery_draws']> & { winning_number: string }

/** A few more than the page of results shows. */
const PAST_DRAWS = 32

/** Groups, lotteries and recent draws, which all merchants share. The gateway's clock creates future draws, not the seed. */
export async function seedLotteries(db: Db, games: readonly SeedGame[], { seed, now }: { seed: string; now: number }): Promise<void> {
  // A merchant that is added later uses the existing draws.
  if (await db.selectFrom('lotteries').select('code').limit(1).executeTakeFirst()) return
  const lotteries = lotteryRows(games)
  await insertRows(
    db,
    'lottery_groups',
    lotteryGroups.map(({ code, prizeMode, pt, en }, position) => ({ code, prize_mode: prizeMode, position, name_pt: pt, name_en: en })),
  )
  await insertRows(db, 'lotteries', lotteries)
  const draws = await Promise.all(lotteries.map((lottery) => pastDraws(lottery, { seed, now })))
  await insertRows(db, 'lottery_draws', draws.flat())
}

function lotteryRows(games: readonly SeedGame[]): LotteryRow[] {
  const nodeOf = (nameEn: string) => games.find((game) => game.nameEn === nameEn && (game.type === 'LOTT' || game.type === 'ELOTT'))?.nodeId
  return lotteryGroups.flatMap(({ code: group_code, family, games: names, minutes }) =>
    minutes
      .flatMap((minute) =>
        names.map(([letters, name]) => ({ minute, code: `${letters}${minute}`, node_id: nodeOf(`${name} ${minute} min`) ?? '' })),
      )
      .map(({ minute, code, node_id }, position) => ({
        code,
        group_code,
        node_id,
        family,
        position,
        period_ms: minute * 60_000,
        lock_ms: lockSeconds[minute]! * 1000,
        hot: hotLotteries.has(code),
      })),
  )
}

/** Finished draws, newest first. Their seeds follow from the seed of the database, since no player could bet on them. */
async function pastDraws(lottery: LotteryRow, { seed, now }: { seed: string; now: number }): Promise<PastDraw[]> {
  const random = makeRandom(`draws:${seed}:${lottery.code}`)
  const { drawsAt } = slotAt(lottery, now)
  const times = Array.from({ length: PAST_DRAWS + 1 }, (_, i) => drawsAt - (i + 1) * lottery.period_ms).filter((at) => at <= now)
  return Promise.all(
    times.slice(0, PAST_DRAWS).map(async (at) => {
      const { numero, opensAt, locksAt } = slotAt(lottery, at - lottery.lock_ms - 1)
      const id = `${lottery.code}-${numero}`
      const drawSeed = Array.from({ length: 64 }, () => random.int(0, 15).toString(16)).join('')
      return {
        id,
        lottery: lottery.code,
        numero,
        opens_at: opensAt,
        locks_at: locksAt,
        draws_at: at,
        hash: await hashOfDraw(id, drawSeed),
        committed_at: opensAt,
        sealed_seed: null,
        seed: drawSeed,
        winning_number: await drawNumbers(lottery.family, drawSeed),
        status: 'settled' as const,
      }
    }),
  )
}
