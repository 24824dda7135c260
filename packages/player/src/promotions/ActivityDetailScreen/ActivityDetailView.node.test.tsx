import { expect, test } from 'vitest'
import { minor } from '@platform/sdk'
import { PromotionStatus } from '@platform/sdk/promotions'
import { renderToText } from '../../testing/renderToText.tsx'
import { samplePromotion } from '../samples.ts'
import { ActivityDetailView } from './ActivityDetailView.tsx'
import { promotionAction } from './promotionAction.ts'

test.each(PromotionStatus.options)('[2.15] with status %s a member who takes part is led to the games, and no other', async (status) => {
  const promotion = samplePromotion({ status, progress: minor(100) })
  const action = promotionAction(promotion)
  const text = await renderToText(
    <ActivityDetailView
      promotion={promotion}
      application={undefined}
      symbol="R$"
      links={{}}
      action={action}
      depositHref={undefined}
      playHref="/m/gameList"
      part={{ busy: false, onAction: () => undefined, form: undefined }}
    />,
  )
  expect(text.includes('Ver jogos')).toBe(status === 'joined' || status === 'process')
  expect(text).not.toMatch(/crie sua conta/i)
})
