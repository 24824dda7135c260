import type { InputOf } from '@platform/sdk'
import type { getLotteryList, LotteryGame, LotteryGroup, LotteryMenuGroup, PrizeMode } from '@platform/sdk/lottery'
import { sql } from 'kysely'
import { isOpen, iconIn } from '../catalogue/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { lotteriesOf, type OfferedLottery } from './lotteriesOf.ts'
import { slotAt } from './schedule.ts'

/** Lists that countdowns refresh: many identical requests, and only the time changes. */
const LIFE_MS = 1000

/** The lotteries of the merchant as lists show them, in order. */
export async function lotteryGames(context: Context, isWanted: (lottery: OfferedLottery) => boolean = () => true): Promise<LotteryGame[]> {
  await context.services.draws.keepUp()
  const lotteries = (await lotteriesOf(context)).filter(isWanted)
  const [onSale, last] = await Promise.all([drawsOnSale(context), lastDraws(context)])
  const at = context.now()
  return lotteries.map((lottery) => {
    const { game, code } = lottery
    const slot = slotAt(lottery, at)
    const isSale = isOpen(game) && onSale.has(`${code}-${slot.numero}`)
    const previous = last.get(code)
    return {
      gameId: lottery.node_id,
      gameCode: code,
      gameGroupCode: lottery.group_code,
      mobileIconUrl: iconIn(game.icon, context.language),
      remark: inLanguage(game, 'name', context.language),
      numero: isSale ? slot.numero : '',
      isSale,
      remainTime: isSale ? slot.locksAt - at : 0,
      lockTime: slot.locksAt,
      winningTime: slot.drawsAt,
      previousWinningNumber: previous?.winning_number ?? '',
      previousNumero: previous?.numero ?? '',
      tag: lottery.hot ? ['HOT'] : [],
      entPlaySwitch: lottery.prize_mode === 'Elott',
      tradPlaySwitch: true,
      mUi: '',
      css: '',
      code: lottery.family,
    }
  })
}

/** Draws that may be bet on now or next, by id. */
const drawsOnSale = ({ db, services, now }: Context): Promise<Set<string>> =>
  services.shared.rows(db, `draws|open|${services.draws.rounds()}`, LIFE_MS, async (reader) => {
    const rows = await reader.selectFrom('lottery_draws').select('id').where('status', '=', 'open').where('locks_at', '>', now()).execute()
    return new Set(rows.map(({ id }) => id))
  })

const lastDraws = ({ db, services, now }: Context): Promise<Map<string, { numero: string; winning_number: string | null }>> =>
  services.shared.rows(db, `draws|last|${services.draws.rounds()}`, LIFE_MS, async (reader) => {
    const { rows } = await sql<{ code: string; numero: string; winning_number: string }>`
      select l.code, d.numero, d.winning_number from lotteries l cross join lateral (
        select numero, winning_number from lottery_draws where lottery = l.code and status = 'settled' and draws_at <= ${now()}::bigint order by draws_at desc limit 1) d`.execute(
      reader,
    )
    return new Map(rows.map((row) => [row.code, row]))
  })

/** The groups of one prize mode, or of all, that have lotteries here. */
export async function lotteryGroups(context: Context, prizeMode?: PrizeMode): Promise<LotteryMenuGroup[]> {
  const games = await lotteryGames(context)
  const groups = await context.services.shared.rows(context.db, 'lottery groups', LIFE_MS, (reader) =>
    reader.selectFrom('lottery_groups').selectAll().orderBy('position').execute(),
  )
  return groups
    .filter((group) => !prizeMode || group.prize_mode === prizeMode)
    .map((group) => ({
      tag: group.code,
      labelName: inLanguage(group, 'name', context.language),
      gameMenus: games.filter(({ gameGroupCode }) => gameGroupCode === group.code),
    }))
    .filter(({ gameMenus }) => gameMenus.length > 0)
}

/** The tabs of the lobby by tag, the hot lotteries first. */
export async function lotteryMenu(prizeMode: PrizeMode, context: Context): Promise<Record<string, LotteryMenuGroup>> {
  const groups = await lotteryGroups(context, prizeMode)
  const hot = groups.flatMap(({ gameMenus }) => gameMenus).filter(({ tag }) => tag.includes('HOT'))
  const first = hot.length > 0 ? [{ tag: 'HOT', labelName: context.language === 'EN' ? 'Popular' : 'Populares', gameMenus: hot }] : []
  return Object.fromEntries([...first, ...groups].map((group) => [group.tag, group]))
}

export async function lotteryList({ prizeMode, gameGroupCode }: InputOf<typeof getLotteryList>, context: Context): Promise<LotteryGroup[]> {
  const groups = await lotteryGroups(context, prizeMode)
  return groups
    .filter(({ tag }) => !gameGroupCode || tag === gameGroupCode)
    .map(({ tag, labelName, gameMenus }) => ({ displayName: labelName, gameGroupId: tag, games: gameMenus }))
}

const MAX_RECENT = 12

/** The lotteries that the member bet on, the last one first. */
export async function recentLotteries(context: Context): Promise<LotteryGame[]> {
  const { rows } = await sql<{ lottery: string }>`
    select d.lottery from lottery_orders o join lottery_draws d on d.id = o.draw_id
    where o.member_id = ${memberOf(context).id} group by d.lottery order by max(o.placed_at) desc limit ${MAX_RECENT}`.execute(context.db)
  const codes = rows.map(({ lottery }) => lottery)
  const games = await lotteryGames(context, ({ code }) => codes.includes(code))
  return games.sort((a, b) => codes.indexOf(a.gameCode) - codes.indexOf(b.gameCode))
}
