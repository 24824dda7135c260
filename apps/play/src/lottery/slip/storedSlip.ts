import { type BetLine, lineProblem } from '@platform/sdk/lottery'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A slip stored while the player deposits, or signs in again. */
export interface StoredSlip {
  userName: string
  gameCode: string
  lines: readonly BetLine[]
}

const KEY = 'lotterySlip'

/** Stores a slip in this tab, for the page's next visit. */
export function storeSlip(slip: StoredSlip, area: () => Area = () => sessionStorage): void {
  try {
    area().setItem(KEY, JSON.stringify(slip))
  } catch {
    // Storage is full or blocked: the player has to fill in the slip again.
  }
}

/** The slip that this player stored; removes it, so that a later visit starts with an empty one. */
export function takeSlip(userName: string, area: () => Area = () => sessionStorage): StoredSlip | undefined {
  try {
    const stored: unknown = JSON.parse(area().getItem(KEY) ?? 'null')
    area().removeItem(KEY)
    return isSlip(stored) && stored.userName === userName ? stored : undefined
  } catch {
    return undefined
  }
}

const isSlip = (slip: unknown): slip is StoredSlip =>
  typeof slip === 'object' &&
  slip !== null &&
  'userName' in slip &&
  'gameCode' in slip &&
  typeof slip.gameCode === 'string' &&
  'lines' in slip &&
  Array.isArray(slip.lines)

/** The stored lines that the lottery still accepts. */
export const linesFor = (lines: readonly BetLine[], ...rules: Rules): BetLine[] =>
  lines.filter((line) => {
    try {
      return lineProblem(line, ...rules) === undefined
    } catch {
      return false
    }
  })

type Rules = Parameters<typeof lineProblem> extends [BetLine, ...infer Rest] ? Rest : never
