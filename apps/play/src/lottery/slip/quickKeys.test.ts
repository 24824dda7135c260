import { betsOf, lineProblem, type PlayCode, playOf, plays } from '@platform/sdk/lottery'
import { minor } from '@platform/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fairInt, hasQuickKeys, quickPick, readTyped, surprise, takesTyped } from './quickKeys.ts'

const digits = plays.FIVE_PLACE.picks

describe('quick keys', () => {
  it.each([
    ['all', '0123456789'],
    ['big', '56789'],
    ['small', '01234'],
    ['odd', '13579'],
    ['even', '02468'],
  ] as const)('[2.8] %s picks %s', (key, picked) => {
    expect(quickPick(digits, key).join('')).toBe(picked)
  })

  it('[2.8] the halves of a die are 1–3 and 4–6; sums have no quick keys', () => {
    expect(quickPick(plays.DICE_FACE.picks, 'small')).toEqual(['1', '2', '3'])
    expect(hasQuickKeys(plays.DICE_FACE)).toBe(true)
    expect(hasQuickKeys(plays.FIVE_SUM)).toBe(false)
  })
})

describe('a random pick', () => {
  it.each(Object.keys(plays) as PlayCode[])('[2.8] of %s is one bet that the gateway accepts', (playCode) => {
    for (let i = 0; i < 50; i++) {
      const numbers = surprise(playCode)
      expect(betsOf(playCode, numbers)).toBe(1)
      const line = { playCode, numbers: numbers.map((group) => group.join(',')).join('~'), unit: minor(1), multiplier: 1 }
      const limits = { units: [minor(1)], maxMultiplier: 1, maxBets: 1, maxLines: 1, maxStake: minor(1), maxPrize: minor(1) }
      expect(lineProblem(line, playOf(playCode).family, limits)).toBeUndefined()
    }
  })

  it('[1] is uniform: values that would cause a bias are drawn again', () => {
    const values = [2 ** 32 - 1, 2 ** 32 - 5, 7]
    expect(fairInt(10, (bytes) => bytes.fill(values.shift()!))).toBe(7)
    fc.assert(fc.property(fc.integer({ min: 1, max: 1000 }), (below) => fairInt(below) < below))
  })
})

describe('typed numbers', () => {
  const two = plays.VN_TWO.picks

  it('[2.8] are possible for numbers of several digits, not for high and low of a sum', () => {
    const codes = (Object.keys(plays) as PlayCode[]).filter((code) => takesTyped(plays[code]))
    expect(codes).toEqual(['VN_SPECIAL', 'VN_TWO', 'VN_THREE'])
  })

  it.each([
    ['07 23,45', ['07', '23', '45'], []],
    ['7;7;7', ['07'], []],
    ['100 1a ab', [], ['100', '1a', 'ab']],
    ['', [], []],
  ])('[2.8] %j', (text, picks, unknown) => {
    expect(readTyped(text, two)).toEqual({ picks, unknown })
  })
})
