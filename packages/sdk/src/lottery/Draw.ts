import * as z from 'zod/mini'
import { id, int, text } from '../core/wire/fields.ts'
import { LotteryFamily } from './plays.ts'

/** A draw as published to everyone. `seed` and `winningNumber` are '' until it is drawn, `hash` is '' before it opens. */
export const Draw = z.object({
  /** `<gameCode>-<numero>` */
  drawId: id,
  gameCode: id,
  numero: id,
  family: LotteryFamily,
  /** SHA-256 of seed and result, published before betting opens. */
  hash: id,
  /** The seed of the result, '' until it is drawn. */
  seed: text,
  /** The result, '' until it is drawn. `parseNumbers` reads it. */
  winningNumber: text,
  /** When betting opens. */
  openTime: int,
  /** When betting ends. */
  lockTime: int,
  winningTime: int,
})
export type Draw = z.output<typeof Draw>
