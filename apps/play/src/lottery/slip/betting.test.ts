import { minor, type Minor } from '@platform/sdk'
import { type BetLine, betsOf, lineProblem, parseNumbers, type PlayCode, playOf, plays, stakeOf } from '@platform/sdk/lottery'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Betting, type BettingAction, bettingReducer, firstBetting, lineOf, picksOf } from './betting.ts'
import { sameSlip } from './sameSlip.ts'

const one = minor(100)
const after = (...actions: BettingAction[]) => actions.reduce(bettingReducer, firstBetting('FIVE_PLACE', one))
const limits = {
  units: [one, minor(10), minor(1)],
  maxMultiplier: 99,
  maxBets: 100_000,
  maxLines: 20,
  maxStake: minor(1e9),
  maxPrize: minor(1e12),
}

describe('a betting slip', () => {
  it('[2.8] picks toggle, and are in the order of the grid', () => {
    const state = after({ do: 'toggle', group: 1, pick: '7' }, { do: 'toggle', group: 1, pick: '2' }, { do: 'toggle', group: 4, pick: '0' })
    expect(lineOf(state)).toEqual({ playCode: 'FIVE_PLACE', numbers: '~2,7~~~0', unit: 100, multiplier: 1 })
    expect(picksOf(bettingReducer(state, { do: 'toggle', group: 1, pick: '7' }), 'FIVE_PLACE')[1]).toEqual(['2'])
  })

  it('[2.8] without a bet there is no line to add', () => {
    const straight = after({ do: 'play', playCode: 'FIVE_STRAIGHT' }, { do: 'toggle', group: 0, pick: '1' })
    expect(lineOf(straight)).toBeUndefined()
    expect(bettingReducer(straight, { do: 'add' })).toBe(straight)
  })

  it('[2.8] a line is edited in its place and keeps its number; others stay', () => {
    const two = after(
      { do: 'toggle', group: 0, pick: '1' },
      { do: 'add' },
      { do: 'play', playCode: 'FIVE_SUM' },
      { do: 'toggle', group: 0, pick: 'BIG' },
      { do: 'multiplier', multiplier: 5 },
      { do: 'add' },
      { do: 'edit', id: 1 },
    )
    expect(two).toMatchObject({ playCode: 'FIVE_PLACE', multiplier: 1, editing: 1 })
    const edited = bettingReducer(bettingReducer(two, { do: 'toggle', group: 0, pick: '3' }), { do: 'add' })
    expect(edited.lines.map(({ id, numbers }) => [id, numbers])).toEqual([
      [1, '1,3~~~~'],
      [2, 'BIG'],
    ])
    expect(edited.editing).toBeUndefined()
  })

  it('[2.8] a line that is removed while it is edited is added again as a new one', () => {
    const state = [{ do: 'edit', id: 1 } as const, { do: 'remove', id: 1 } as const, { do: 'add' } as const].reduce(
      bettingReducer,
      after({ do: 'toggle', group: 0, pick: '1' }, { do: 'add' }),
    )
    expect(state.lines).toEqual([{ playCode: 'FIVE_PLACE', numbers: '1~~~~', unit: 100, multiplier: 1, id: 2 }])
  })

  it('[2.8] the last bet is added after the existing lines', () => {
    const bet: BetLine = { playCode: 'FIVE_SUM', numbers: 'ODD', unit: one, multiplier: 2 }
    const state = after({ do: 'toggle', group: 0, pick: '1' }, { do: 'add' }, { do: 'load', lines: [bet, bet] })
    expect(state.lines.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(bettingReducer(state, { do: 'clear' }).lines).toEqual([])
  })

  it('[2.8] after any taps, the gateway accepts every line, and its cost is bets × unit × multiplier', () => {
    const code = fc.constantFrom(...(Object.keys(plays) as PlayCode[]))
    const action: fc.Arbitrary<BettingAction> = fc.oneof(
      code.map((playCode) => ({ do: 'play', playCode }) as const),
      fc.record({ do: fc.constant('toggle' as const), group: fc.nat(5), pick: fc.constantFrom('0', '3', '07', '007', 'BIG', 'x') }),
      fc.record({ do: fc.constant('fill' as const), group: fc.nat(5), picks: fc.array(fc.constantFrom('1', '2', '99', 'EVEN')) }),
      fc.constantFrom<BettingAction>({ do: 'add' }, { do: 'clear' }),
      fc.record({ do: fc.constantFrom('edit' as const, 'remove' as const), id: fc.nat(8) }),
      fc.constantFrom<Minor>(one, minor(10), minor(1)).map((unit) => ({ do: 'unit', unit }) as const),
      fc.integer({ min: 1, max: 99 }).map((multiplier) => ({ do: 'multiplier', multiplier }) as const),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const state: Betting = actions.reduce(bettingReducer, firstBetting('FIVE_SUM', one))
        expect(new Set(state.lines.map(({ id }) => id)).size).toBe(state.lines.length)
        for (const line of state.lines) {
          expect(lineProblem(line, playOf(line.playCode).family, limits)).toBeUndefined()
          expect(stakeOf(line)).toBe(betsOf(line.playCode, parseNumbers(line.numbers)) * line.unit * line.multiplier)
        }
      }),
    )
  })
})

describe('two slips', () => {
  const line = { playCode: 'FIVE_SUM', numbers: 'ODD', unit: one, multiplier: 2 } as const
  const other = { ...line, numbers: 'EVEN' } as const

  it('[2.8] are the same bet in any order of their lines, and not with another stake', () => {
    expect(sameSlip([line, other], [other, line])).toBe(true)
    expect(sameSlip([line], [line, line])).toBe(false)
    expect(sameSlip([line], [{ ...line, multiplier: 3 }])).toBe(false)
  })
})
