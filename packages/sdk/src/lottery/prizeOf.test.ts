import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor } from '../core/Minor.ts'
import { betsOf, lineProblem, stakeOf, type BetLimits, type BetLine } from './betLine.ts'
import { vnTiers } from './drawNumbers.ts'
import { formatNumbers, parseNumbers, type Numbers } from './numbers.ts'
import { plays, playOf, type LotteryFamily, type PlayCode } from './plays.ts'
import { possibleWinOf, prizeOf } from './prizeOf.ts'
import { slipProblem } from './slipProblem.ts'
import { markHits, winsOf } from './winsOf.ts'

const codes = Object.keys(plays) as PlayCode[]
const limits: BetLimits = {
  units: [1, 10, 100].map(minor),
  maxMultiplier: 999,
  maxBets: 1000,
  maxLines: 20,
  maxStake: minor(2_000_000),
  maxPrize: minor(100_000_000),
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const results: Record<LotteryFamily, fc.Arbitrary<Numbers>> = {
  VN: fc.tuple(...vnTiers.map(([length, count]) => fc.array(digits(length), { minLength: count, maxLength: count }))),
  FIVE: fc.tuple(fc.array(digits(1), { minLength: 5, maxLength: 5 })),
  DICE: fc.tuple(fc.array(fc.constantFrom('1', '2', '3', '4', '5', '6'), { minLength: 3, maxLength: 3 })),
}
const selectionOf = (code: PlayCode) => {
  const { picks, groups } = playOf(code)
  const group = fc.uniqueArray(fc.constantFrom(...picks), { minLength: 1, maxLength: Math.min(4, picks.length) })
  return fc.array(group, { minLength: groups, maxLength: groups })
}
/** A play, a selection of it and a result of its family. */
const round = fc.constantFrom(...codes).chain((code) => fc.tuple(fc.constant(code), selectionOf(code), results[playOf(code).family]))
const cost = { unit: fc.constantFrom(...limits.units), multiplier: fc.integer({ min: 1, max: 999 }) }

/** Every bet of a selection on its own, counted the slow way: from the words of the rules, not from the code. */
function winsOneByOne(code: PlayCode, selection: Numbers, result: Numbers): number {
  const all = result.flat()
  const total = all.reduce((sum, one) => sum + Number(one), 0)
  const half = (big: boolean, pick: string) =>
    Number(pick === 'BIG' ? big : pick === 'SMALL' ? !big : pick === 'ODD' ? total % 2 === 1 : total % 2 === 0)
  const [first = []] = selection
  const sumOver = (wins: (pick: string) => number) => first.reduce((sum, pick) => sum + wins(pick), 0)
  switch (code) {
    case 'VN_SPECIAL':
      return sumOver((pick) => Number(all[0]!.slice(4) === pick))
    case 'VN_TWO':
      return sumOver((pick) => all.filter((one) => one.slice(-2) === pick).length)
    case 'VN_THREE':
      return sumOver((pick) => all.filter((one) => one.length > 2 && one.slice(-3) === pick).length)
    case 'FIVE_STRAIGHT':
      return Number(all.every((digit, place) => selection[place]!.includes(digit)))
    case 'FIVE_PLACE':
      return all.filter((digit, place) => selection[place]!.includes(digit)).length
    case 'FIVE_SUM':
      return sumOver((pick) => half(total >= 23, pick))
    case 'DICE_FACE':
      return sumOver((pick) => all.filter((die) => die === pick).length)
    case 'DICE_SUM':
      return all[0] === all[1] && all[1] === all[2] ? 0 : sumOver((pick) => half(total >= 11, pick))
  }
}

describe('[2.8] plays', () => {
  test('win as their rules say, bet by bet', () => {
    fc.assert(
      fc.property(round, ([code, selection, result]) => {
        expect(winsOf(code, selection, result)).toBe(winsOneByOne(code, selection, result))
      }),
      { numRuns: 3000 },
    )
  })

  test('there are eight at most, of three families', () => {
    expect(codes).toHaveLength(8)
    expect(new Set(codes.map((code) => playOf(code).family)).size).toBe(3)
  })

  test('count a bet for each combination, or for each pick', () => {
    expect(betsOf('FIVE_STRAIGHT', parseNumbers('1,2~3~4,5,6~7~8'))).toBe(6)
    expect(betsOf('FIVE_STRAIGHT', parseNumbers('1,2~~4,5,6~7~8'))).toBe(0)
    expect(betsOf('FIVE_PLACE', parseNumbers('1,2~~4,5,6~~'))).toBe(5)
    expect(betsOf('VN_TWO', parseNumbers('07,55,99'))).toBe(3)
    fc.assert(
      fc.property(round, ([code, selection]) => {
        const sizes = selection.map((group) => group.length)
        const combined = code === 'FIVE_STRAIGHT'
        expect(betsOf(code, selection)).toBe(sizes.reduce((all, size) => (combined ? all * size : all + size)))
      }),
    )
  })

  test.each([
    ['FIVE_SUM', 195, 0.975],
    ['FIVE_PLACE', 950, 0.95],
    ['FIVE_STRAIGHT', 9_400_000, 0.94],
  ] as const)('%s gives back what its odds promise over all 100,000 results', (code, odds, share) => {
    const selection =
      code === 'FIVE_SUM' ? [['BIG']] : code === 'FIVE_PLACE' ? [[], ['7'], [], [], []] : [['1'], ['2'], ['3'], ['4'], ['5']]
    let wins = 0
    for (let i = 0; i < 100_000; i++) wins += winsOf(code, selection, [String(i).padStart(5, '0').split('')])
    expect((wins / 100_000) * (odds / 100)).toBeCloseTo(share, 9)
  })

  test.each([
    ['DICE_FACE', '4', 190, 0.95],
    ['DICE_SUM', 'SMALL', 195, (105 / 216) * 1.95],
  ] as const)('%s gives back what its odds promise over all 216 results', (code, pick, odds, share) => {
    let wins = 0
    for (let i = 0; i < 216; i++)
      wins += winsOf(code, [[pick]], [[i % 6, Math.floor(i / 6) % 6, Math.floor(i / 36)].map((n) => String(n + 1))])
    expect((wins / 216) * (odds / 100)).toBeCloseTo(share, 9)
  })

  test('mark each pick with its hits; the hits are the wins', () => {
    expect(markHits('VN_TWO', [['14', '03']], parseNumbers('999914~00014~00003'))).toEqual([
      [
        { pick: '14', hits: 2 },
        { pick: '03', hits: 1 },
      ],
    ])
    fc.assert(
      fc.property(round, ([code, selection, result]) => {
        const marked = markHits(code, selection, result)
        expect(marked.map((group) => group.map(({ pick }) => pick))).toEqual(selection)
        const hits = marked.map((group) => group.reduce((sum, one) => sum + one.hits, 0))
        expect(winsOf(code, selection, result) > 0).toBe(code === 'FIVE_STRAIGHT' ? hits.every(Boolean) : hits.some(Boolean))
      }),
    )
  })
})

describe('[2.8] money', () => {
  test.each([
    [100, 1, 195, 1, 195],
    [1, 1, 195, 1, 1],
    [1, 1, 195, 2, 3],
    [10, 3, 525, 2, 315],
    [1, 1, 99, 1, 0],
    [100, 999, 9_400_000, 1, 9_390_600_000],
  ])('unit %i × %i at odds %i with %i wins pays %i cents', (unit, multiplier, odds, wins, cents) => {
    expect(prizeOf({ unit: minor(unit), multiplier }, odds, wins)).toBe(cents)
  })

  test('a prize is the exact product, floored to the cent: big integers say the same', () => {
    fc.assert(
      fc.property(
        cost.unit,
        cost.multiplier,
        fc.integer({ min: 1, max: 9_400_000 }),
        fc.nat({ max: 18 }),
        (unit, multiplier, odds, wins) => {
          const exact = (BigInt(unit) * BigInt(multiplier) * BigInt(odds) * BigInt(wins)) / 100n
          expect(BigInt(prizeOf({ unit, multiplier }, odds, wins))).toBe(exact)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('what cannot be counted exactly is refused, not rounded', () => {
    expect(() => prizeOf({ unit: minor(100), multiplier: 2 ** 40 }, 9_400_000, 1)).toThrow(RangeError)
  })

  test('no result pays more than what the line can win at most', () => {
    fc.assert(
      fc.property(round, cost.unit, cost.multiplier, ([playCode, selection, result], unit, multiplier) => {
        const line = { playCode, numbers: formatNumbers(selection), unit, multiplier }
        const won = prizeOf(line, 195, winsOf(playCode, selection, result))
        expect(won).toBeLessThanOrEqual(possibleWinOf(line, 195))
        expect(stakeOf(line)).toBe(betsOf(playCode, selection) * unit * multiplier)
      }),
    )
  })

  test('numbers travel and come back', () => {
    const part = fc.array(digits(2), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (numbers) => {
        expect(parseNumbers(formatNumbers(numbers))).toEqual(numbers)
      }),
    )
    expect(parseNumbers('1,2~~3')).toEqual([['1', '2'], [], ['3']])
  })
})

const line = (more: Partial<BetLine> = {}): BetLine => ({ playCode: 'DICE_FACE', numbers: '1,2', unit: minor(100), multiplier: 1, ...more })

describe('[5] a line', () => {
  test.each([
    ['of another family', line({ playCode: 'FIVE_SUM', numbers: 'BIG' }), 'playCode'],
    ['without picks', line({ numbers: '' }), 'numbers'],
    ['with a pick twice', line({ numbers: '1,1' }), 'numbers'],
    ['with an unknown pick', line({ numbers: '7' }), 'numbers'],
    ['with a group too many', line({ numbers: '1~2' }), 'numbers'],
    ['with half a pick', line({ numbers: '1,' }), 'numbers'],
    ['with a unit that is none', line({ unit: minor(50) }), 'unit'],
    ['with a multiplier of 0', line({ multiplier: 0 }), 'multiplier'],
    ['with a multiplier of 1.5', line({ multiplier: 1.5 }), 'multiplier'],
    ['with a multiplier over the limit', line({ multiplier: 1000 }), 'multiplier'],
    ['that is sound', line(), undefined],
  ])('%s', (_what, one, problem) => expect(lineProblem(one, 'DICE', limits)).toBe(problem))

  test('makes at most so many bets', () => {
    const all = '0,1,2,3,4,5,6,7,8,9'
    const many = line({ playCode: 'FIVE_STRAIGHT', numbers: [all, all, all, '0,1', '0'].join('~') })
    expect(lineProblem(many, 'FIVE', limits)).toBe('bets')
    expect(lineProblem({ ...many, numbers: [all, all, all, '0', '0'].join('~') }, 'FIVE', limits)).toBeUndefined()
  })
})

describe('[5] a slip', () => {
  const rules = { family: 'DICE' as const, odds: { DICE_FACE: 190 }, limits }
  test.each([
    ['without lines', [], { problem: 'lines' }],
    ['with too many lines', Array.from({ length: 21 }, () => line()), { problem: 'lines' }],
    ['names the line that is wrong', [line(), line({ multiplier: -1 })], { problem: 'multiplier', line: 1 }],
    ['knows a play without odds as not offered', [line({ playCode: 'DICE_SUM', numbers: 'BIG' })], { problem: 'playCode', line: 0 }],
    ['that costs too much', Array.from({ length: 11 }, () => line({ multiplier: 999 })), { problem: 'stake' }],
    ['that is sound', [line(), line({ multiplier: 999 })], undefined],
  ])('%s', (_what, lines, problem) => expect(slipProblem(lines, rules)).toEqual(problem))

  test('that could win too much', () => {
    const dear = { ...rules, odds: { DICE_FACE: 9_400_000 } }
    expect(slipProblem([line({ multiplier: 999 })], dear)).toEqual({ problem: 'prize' })
  })
})
