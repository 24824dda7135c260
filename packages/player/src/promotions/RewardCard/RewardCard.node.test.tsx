import { expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { reward } from '../rewardSamples.ts'
import { RewardCard } from './RewardCard.tsx'

test.each([
  ['pt-BR', 'Custo médio esperado: a partir de R$'],
  ['en', 'Average expected cost: from R$'],
] as const)('[3] in %s the cost of a reward is named as at the deposit', async (locale, text) => {
  expect(await renderToText(<RewardCard reward={reward} symbol="R$" />, locale)).toContain(text)
})

test('[3] the button of a card is named after its reward', async () => {
  const claimable = { ...reward, title: 'Cinco de sete', status: 'claim' as const }
  expect(await renderToText(<RewardCard reward={claimable} symbol="R$" onClaim={() => undefined} />)).toMatch(
    /aria-label="Resgatar R\$\s[\d,]+: Cinco de sete"/,
  )
})
