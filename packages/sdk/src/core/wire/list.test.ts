import * as zod from 'zod/mini'
import { expect, test } from 'vitest'
import { getHotGames } from '../../games/getHotGames.ts'
import { list } from './list.ts'
import { orElse } from './orElse.ts'
import { clientOf, success } from '../../../test/stubGateway.ts'

const game = { nodeId: '1', gameName: 'Sol', vassalage: 'AB', iconUrl: '', gameType: 'RNG', gameId: '', supportPlay: true }
const ask = (items: unknown, dropped: unknown[] = []) =>
  getHotGames(clientOf(() => success(getHotGames, { list: items }), { onDropped: (...what) => void dropped.push(what) }))

test('[contract: reading] a bad item is dropped and counted', async () => {
  const dropped: unknown[] = []
  expect((await ask([game, { ...game, nodeId: 7 }], dropped)).list).toEqual([game])
  expect(dropped).toEqual([['getHotGames', 1]])
})

test('[contract: reading] a bad item takes no good one with it, and lets no other bad one pass', async () => {
  const dropped: unknown[] = []
  const second = { ...game, nodeId: '2' }
  expect((await ask([{ ...game, nodeId: 7 }, game, second], dropped)).list).toEqual([game, second])
  expect(dropped).toEqual([['getHotGames', 1]])
  // A pipe that fails marks its payload as aborted, and checks are skipped then.
  const piped = zod.nullable(zod.pipe(zod.string(), zod.string()))
  const text = orElse(piped, () => '').check(zod.refine((value) => value !== null))
  expect(zod.parse(list(text), [1, null, 'a', 'b'])).toEqual(['', 'a', 'b'])
})

test.for([
  ['more than half bad', [game, null, {}], 'list.1'],
  ['not a list', { 0: game }, 'list'],
  ['missing', undefined, 'list'],
] as const)('[contract: reading] %s is an error that names the place', async ([, items, field]) => {
  await expect(ask(items)).rejects.toMatchObject({
    kind: 'contract',
    call: 'getHotGames',
    path: '/wps/relay/MCSFE_hotGamesV2',
    field: expect.stringContaining(field),
  })
})

test('[contract: reading] unknown fields go, display fields have defaults, other wire names are understood', async () => {
  const wire = {
    nodeId: '1',
    nodeName: 'Sol',
    vassalage: 'AB',
    showIcon: '/a.svg',
    gameType: 'RNG',
    roomId: '9',
    extra: 1,
    supportPlay: 'yes',
  }
  expect((await ask([wire])).list).toEqual([{ ...game, iconUrl: '/a.svg', gameId: '9' }])
})
