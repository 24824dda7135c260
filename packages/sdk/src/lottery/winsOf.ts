import type { Numbers } from './numbers.ts'
import { playOf, type PlayCode } from './plays.ts'

/** A pick and how often it occurs in the result. */
export interface MarkedPick {
  pick: string
  hits: number
}

/** The picks of a selection, group by group, with their hits in a result: a record highlights them. */
export const markHits = (playCode: PlayCode, selection: Numbers, result: Numbers): MarkedPick[][] =>
  selection.map((group, index) => group.map((pick) => ({ pick, hits: playOf(playCode).hits(result, pick, index) })))

/** How many bets of a selection win with a result, counted as often as each is paid. */
export function winsOf(playCode: PlayCode, selection: Numbers, result: Numbers): number {
  const hits = markHits(playCode, selection, result).map((group) => group.reduce((sum, one) => sum + one.hits, 0))
  return playOf(playCode).combined ? hits.reduce((product, one) => product * one, 1) : hits.reduce((sum, one) => sum + one, 0)
}
