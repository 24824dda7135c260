import { expect, test } from 'vitest'
import { validStakes } from './validStakes.ts'

const bets = (...lines: [play: string, numbers: string, member?: number][]) =>
  lines.map(([play, numbers, member_id = 1], index) => ({ sub_no: `${index}`, member_id, play, numbers, stake: 100 }))
const upTo = (count: number, digits: number) => Array.from({ length: count }, (_, i) => String(i).padStart(digits, '0')).join(',')

test.each([
  ['one half', bets(['DICE_SUM', 'BIG']), [100]],
  ['a half of each pair', bets(['DICE_SUM', 'BIG,ODD']), [100]],
  ['both halves on one ticket', bets(['DICE_SUM', 'BIG,SMALL']), [0]],
  ['opposite tickets', bets(['DICE_SUM', 'BIG'], ['DICE_SUM', 'SMALL']), [0, 0]],
  ['opposite tickets of two members', bets(['DICE_SUM', 'BIG'], ['DICE_SUM', 'SMALL', 2]), [100, 100]],
  ['another play beside opposite tickets', bets(['DICE_SUM', 'BIG'], ['DICE_SUM', 'SMALL'], ['DICE_FACE', '1']), [0, 0, 100]],
  ['seventy of a hundred numbers', bets(['VN_SPECIAL', upTo(70, 2)]), [100]],
  ['seventy-one of a hundred numbers', bets(['VN_SPECIAL', upTo(71, 2)]), [0]],
  ['five of six faces', bets(['DICE_FACE', '1,2,3,4,5']), [0]],
  [
    'all but one digit in each place, which must hit together',
    bets(['FIVE_STRAIGHT', ['012345678', '012345678', '012345678', '012345678', '012345678'].map((g) => [...g].join(',')).join('~')]),
    [100],
  ],
])('[7.4] what counts of %s', (_name, lines, valid) => {
  expect([...validStakes(lines).values()]).toEqual(valid)
})
