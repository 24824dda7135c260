import * as z from 'zod/mini'
import { count, flag, id, text } from '../core/wire/fields.ts'
import { list, optionalList } from '../core/wire/list.ts'

/** A lottery and its draw on sale. Times are epoch ms on the server's clock. Spec 3. */
export const LotteryGame = z.object({
  /** Id of the lottery. */
  gameId: id,
  gameCode: id,
  gameGroupCode: text,
  mobileIconUrl: text,
  /** Its name. */
  remark: text,
  /** The draw on sale, '' if there is none. */
  numero: text,
  /** A draw is on sale. */
  isSale: flag,
  /** Milliseconds until betting on `numero` ends, as of the answer. */
  remainTime: count,
  /** When betting on `numero` ends. */
  lockTime: count,
  /** When `numero` is drawn. */
  winningTime: count,
  /** `parseNumbers` reads it; '' before the first draw. */
  previousWinningNumber: text,
  /** The draw of `previousWinningNumber`. */
  previousNumero: text,
  /** Tags of the lobby's tabs, such as HOT. */
  tag: optionalList(text),
  /** Quick play is open. */
  entPlaySwitch: flag,
  /** Traditional play is open. */
  tradPlaySwitch: flag,
  /** Name of its own page, '' for the common one. */
  mUi: text,
  /** Name of its own look, '' for the common one. */
  css: text,
  /** Its family: `LotteryFamily`. */
  code: text,
})
export type LotteryGame = z.output<typeof LotteryGame>

/** A tab of the lobby. */
export const LotteryMenuGroup = z.object({
  /** Tag of the tab. */
  tag: id,
  /** Name of the tab, in the language of the request. */
  labelName: text,
  /** Its lotteries, in the order to show. */
  gameMenus: list(LotteryGame),
})
export type LotteryMenuGroup = z.output<typeof LotteryMenuGroup>

/** A group of lotteries with the name to show, in the language of the request. */
export const LotteryGroup = z.object({
  displayName: text,
  /** Id of the group. */
  gameGroupId: id,
  /** Its lotteries. */
  games: list(LotteryGame),
})
export type LotteryGroup = z.output<typeof LotteryGroup>
