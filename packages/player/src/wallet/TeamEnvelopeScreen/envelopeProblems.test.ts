import { minor } from '@platform/sdk'
import { expect, test } from 'vitest'
import { envelopeProblems, type EnvelopeProblems } from './envelopeProblems.ts'

const settings = { min: minor(1000), max: minor(5000), transferable: minor(4000) }
const rules = { members: 300, mostPackets: 300, least: minor(10), hours: 24 }

test.each<[amount: number | undefined, packets: number | undefined, EnvelopeProblems]>([
  [3000, 300, {}],
  [2999, 300, { amount: 'small' }],
  [999, 1, { amount: 'min' }],
  [4001, 1, { amount: 'free' }],
  [5001, 1, { amount: 'free' }],
  [undefined, undefined, { amount: 'empty', packets: 'empty' }],
  [3000, 0, { packets: 'empty' }],
  [4000, 301, { packets: 'packetsMost' }],
])('[2.19] %s cents in %s packets', (amount, packets, problems) =>
  expect(envelopeProblems({ settings, rules, amount: amount === undefined ? undefined : minor(amount), packets })).toEqual(problems),
)
