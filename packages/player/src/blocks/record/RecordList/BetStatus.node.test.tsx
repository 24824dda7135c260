import { expect, test } from 'vitest'
import { renderToText } from '../../../testing/renderToText.tsx'
import { BetStatus } from './BetStatus.tsx'

test.each([
  [1000, 'Ganhou'],
  [500, 'Devolvida'],
  [200, 'Ganhou R$ 2,00 de R$ 5,00'],
])('[7.4] a won bet of R$ 5,00 that pays %i cents is "%s"', async (prize, text) => {
  const html = await renderToText(<BetStatus tone="win" label="Ganhou" won stake={500} prize={prize} symbol="R$" />)
  expect(html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toBe(text)
})
