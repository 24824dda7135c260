import { minor } from '@platform/sdk'
import { expect, test } from 'vitest'
import { chipsOf } from './chipsOf.ts'

const chips = (transferable: number, max = 60_000) => chipsOf({ min: minor(6000), max: minor(max), transferable: minor(transferable) })

test('[6] an amount to take with one tap is one that may be sent', () => {
  expect(chips(20_000)).toEqual([10_000, 20_000])
  expect(chips(500_000)).toEqual([10_000, 50_000, 60_000])
  expect(chips(500_000, 8000)).toEqual([8000])
  expect(chips(5999)).toEqual([])
})
