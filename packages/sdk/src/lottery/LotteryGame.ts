import { count, flag, id, text } from '../core/fields.ts'
import { optionalList, list } from '../core/list.ts'
import { z } from '../core/schema.ts'

/** A lottery and its draw on sale. Times are epoch ms on the server's clock. Spec 3. */
export const LotteryGame = z.object({
  gameId: id,
  gameCode: id,
  gameGroupCode: text,
  mobileIconUrl: text,
  /** Its name. */
  remark: text,
  /** The draw on sale, '' where there is none. */
  numero: text,
  isSale: flag,
  /** Milliseconds until betting on `numero` ends, as of the answer. */
  remainTime: count,
  /** When betting on `numero` ends. */
  lockTime: count,
  /** When `numero` is drawn. */
  winningTime: count,
  /** `parseNumbers` reads it; '' before the first draw. */
  previousWinningNumber: text,
  /** The draw that `previousWinningNumber` is of. */
  previousNumero: text,
  tag: optionalList(text),
  entPlaySwitch: flag,
  tradPlaySwitch: flag,
  mUi: text,
  css: text,
  /** Its family: `LotteryFamily`. */
  code: text,
})
export type LotteryGame = z.output<typeof LotteryGame>

/** A tab of the lobby. */
export const LotteryMenuGroup = z.object({ tag: id, labelName: text, gameMenus: list(LotteryGame) })
export type LotteryMenuGroup = z.output<typeof LotteryMenuGroup>

export const LotteryGroup = z.object({ displayName: text, gameGroupId: id, games: list(LotteryGame) })
export type LotteryGroup = z.output<typeof LotteryGroup>
