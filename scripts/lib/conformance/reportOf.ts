import type { MarketProfile } from '@platform/sdk/markets'
import { itemsOf, type Item } from './Item.ts'
import { isHeldBy } from './markersIn.ts'
import { notEnforced } from './notEnforced.ts'
import type { Result } from './runFixtures.ts'

const LAWYER = 'A lawyer of the market must confirm every item of this report before a launch.'

export interface Row extends Item {
  /** `held`: its tests pass. `failed`: one does not. `notEnforced`: nothing reads it yet. `untested`: no test names it. */
  state: 'held' | 'failed' | 'notEnforced' | 'untested'
  /** What an item waits for that nothing enforces yet. */
  waitsFor?: string
  tests: Result[]
  /** A picture of its screen, from the repository's folder. */
  picture?: string
}

export interface Report {
  note: string
  merchant: string
  market: string
  version: number
  validFrom: string
  at: string
  /** Items that were not read in the law itself: from a summary (S), from memory (M). */
  uncertain: { S: string[]; M: string[] }
  rows: Row[]
}

interface Facts {
  merchant: string
  market: MarketProfile
  results: readonly Result[]
  at: string
  pictureOf: (id: string) => string | undefined
}

/** Each item of a market with the tests that hold it. */
export function reportOf({ merchant, market, results, at, pictureOf }: Facts): Report {
  const rows = itemsOf(market).map((item): Row => {
    const tests = results.filter(({ title }) => isHeldBy(title, market.code, item.id))
    return { ...item, ...stateOf(item.id, tests), tests, picture: pictureOf(item.id) }
  })
  const of = (mark: Item['mark']) => [...new Set(rows.filter((row) => row.mark === mark).map(({ id }) => id))]
  const { code, version, validFrom } = market
  return { note: LAWYER, merchant, market: code, version, validFrom, at, uncertain: { S: of('S'), M: of('M') }, rows }
}

function stateOf(id: string, tests: readonly Result[]): Pick<Row, 'state' | 'waitsFor'> {
  if (tests.length > 0) return { state: tests.every(({ status }) => status === 'passed') ? 'held' : 'failed' }
  return id in notEnforced ? { state: 'notEnforced', waitsFor: notEnforced[id] } : { state: 'untested' }
}
