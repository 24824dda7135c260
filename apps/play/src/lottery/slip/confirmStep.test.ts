import { expect, test } from 'vitest'
import { obstacleTo } from './confirmStep.ts'

const promised = { drawId: 'M1-41', numero: '41' }
const next = { drawId: 'M1-42', numero: '42' }
const same = { orderNo: 'A1' }

test.each([
  ['is for the draw shown to the player', { now: promised }, undefined],
  ['waits while the draw on sale is unknown', { now: undefined }, { status: 'waiting' }],
  ['is refused while nothing is on sale', { now: 'closed' as const }, { status: 'locked', numero: '41' }],
  ['requires a confirmation if the draw has changed meanwhile', { now: next }, { status: 'changed', before: '41', now: '42' }],
  [
    'requires a confirmation of the change before that of a second bet',
    { now: next, same },
    { status: 'changed', before: '41', now: '42' },
  ],
  ['requires a confirmation if it was placed before, in this tab or another', { now: promised, same }, { status: 'twice', orderNo: 'A1' }],
  ['is never for a closed draw, confirmed twice or not', { now: 'closed' as const, same }, { status: 'locked', numero: '41' }],
])('[2.8] a bet %s', (_what, facts, obstacle) => {
  expect(obstacleTo({ promised, ...facts })).toEqual(obstacle)
})
