import { hostileAddresses, webAddresses } from '@platform/test-kit/addresses'
import { expect, test } from 'vitest'
import { readLaunch } from '../../blocks/game/launchTarget.ts'
import { launchInput } from './useLaunchUrl.ts'

const origin = 'https://ipanema.example'
const backUrl = 'https://ipanema.example/m/home'

test('[7.3] a lottery launches its betting page, the lobby its lobby, a game its node', () => {
  expect(launchInput({ kind: 'lottery', prizeMode: 'Elott', code: 'Q60' }, origin)).toEqual({
    lottoGameCode: 'Q60',
    lottoPrizeMode: 'Elott',
    lottoView: 'betting',
    backUrl,
  })
  expect(launchInput({ kind: 'lottery', prizeMode: 'Lott', code: 'lobby' }, origin)).toEqual({
    lottoGameCode: 'lobby',
    lottoPrizeMode: 'Lott',
    lottoView: 'lobby',
    backUrl,
  })
  expect(launchInput({ kind: 'game', nodeId: '7', vassalage: 'PG', gameType: 'RNG' }, origin)).toEqual({
    nodeId: '7',
    vassalage: 'PG',
    gameType: 'RNG',
    backUrl,
  })
})

test('[7.3] an address that names only the node requests the node', () => {
  expect(launchInput({ kind: 'game', nodeId: '7', vassalage: '', gameType: '' }, origin)).toEqual({ nodeId: '7', backUrl })
})

test('[2.1] no address in pageBack, code, prize_mode or a field of a game leads back to another site', () => {
  const addresses = [...hostileAddresses, ...webAddresses.map(([address]) => address)]
  expect(addresses.length).toBeGreaterThanOrEqual(200)
  for (const address of addresses) {
    const fields = { playType: 'trad', prize_mode: address, code: address, pageBack: address, backUrl: address }
    for (const query of [
      fields,
      { ...fields, playType: 'ent' },
      { ...fields, playType: address, nodeId: address, vassalage: address, gameType: address },
    ]) {
      const target = readLaunch(new URLSearchParams(query))
      const back = target && launchInput(target, origin).backUrl
      // An address without a text names no game.
      expect([undefined, backUrl, `${origin}/m/lottery`]).toContain(back)
    }
  }
  // The control: the same address, taken as it is, leaves the site.
  expect(new URL(webAddresses[0]![0], origin).origin).not.toBe(origin)
})
