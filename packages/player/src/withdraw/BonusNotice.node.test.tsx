import { expect, test } from 'vitest'
import { minor } from '@platform/sdk'
import { renderToText } from '../testing/renderToText.tsx'
import { type BonusEnd, BonusNotice } from './BonusNotice.tsx'

const some = { bonusLoss: minor(13_456), endsBonus: true }
const allAtStake = { bonusLoss: minor(0), endsBonus: true }

test.each([
  ['pt-BR', 'this', some, 'Este saque encerra seu bônus: você perde R$ 134,56'],
  ['pt-BR', 'any', some, 'Um saque agora encerra seu bônus: você perde R$ 134,56'],
  ['pt-BR', 'any', allAtStake, 'Um saque agora encerra seu bônus. Ele está todo em apostas abertas'],
  ['en', 'this', allAtStake, 'This withdrawal ends your bonus. All of it is in open bets'],
  ['en', 'any', some, 'A withdrawal now ends your bonus: you lose R$ 134.56'],
] as const)('[7.6] in %s the notice of %s withdrawal says which one ends the bonus', async (locale, which, end: BonusEnd, text) => {
  const notice = await renderToText(<BonusNotice {...end} symbol="R$" which={which} />, locale)
  expect(notice.replaceAll(/\s/g, ' ')).toContain(text)
})
