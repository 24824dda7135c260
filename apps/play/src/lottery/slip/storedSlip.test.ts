import { minor } from '@platform/sdk'
import type { BetLimits, BetLine } from '@platform/sdk/lottery'
import { expect, test } from 'vitest'
import { storeSlip, linesFor, takeSlip } from './storedSlip.ts'

const line: BetLine = { playCode: 'FIVE_SUM', numbers: 'BIG', unit: minor(100), multiplier: 2 }
const limits: BetLimits = {
  units: [minor(100)],
  maxMultiplier: 99,
  maxBets: 100,
  maxLines: 10,
  maxStake: minor(1_000_000),
  maxPrize: minor(10_000_000),
}

function memory() {
  const kept = new Map<string, string>()
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}

test('[7.6] a slip is restored unchanged after the deposit, once, and only for its player', () => {
  const area = memory()
  const slip = { userName: 'ana', gameCode: 'EFN1', lines: [line] }
  storeSlip(slip, area)
  expect(takeSlip('ana', area)).toEqual(slip)
  expect(takeSlip('ana', area)).toBeUndefined()
  storeSlip(slip, area)
  expect(takeSlip('caio', area)).toBeUndefined()
  expect(takeSlip('ana', area)).toBeUndefined()
})

test('[7.6] only lines that the lottery accepts are restored from a stored slip', () => {
  const wrong = [{ ...line, unit: minor(7) }, { ...line, numbers: 'NOTHING' }, { ...line, playCode: 'NOSUCH' }, null] as BetLine[]
  expect(linesFor([line, ...wrong], 'FIVE', limits)).toEqual([line])
})

test.each(['null', '[]', '{"userName":"ana"}', 'nonsense'])('[7.6] an invalid stored slip is ignored: %s', (text) => {
  expect(takeSlip('ana', () => ({ ...memory()(), getItem: () => text }))).toBeUndefined()
})

test('[7.6] without storage the deposit is available nevertheless', () => {
  const blocked = () => {
    throw new DOMException('no', 'SecurityError')
  }
  storeSlip({ userName: 'ana', gameCode: 'EFN1', lines: [line] }, blocked)
  expect(takeSlip('ana', blocked)).toBeUndefined()
})
