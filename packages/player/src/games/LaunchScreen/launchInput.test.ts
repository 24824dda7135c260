import { expect, test } from 'vitest'
import { launchInput } from './launchInput.ts'

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

test('[7.3] an address that names only the node asks for the node', () => {
  expect(launchInput({ kind: 'game', nodeId: '7', vassalage: '', gameType: '' }, origin)).toEqual({ nodeId: '7', backUrl })
})
