import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Button } from '../Button/Button.tsx'
import { PromotionCard } from './PromotionCard.tsx'

test('[2.15] a tap anywhere on the card opens it; its action does not', async () => {
  const onClaim = vi.fn()
  const screen = await render(<PromotionCard title="Cashback" href="#promo" action={<Button onClick={onClaim}>Resgatar</Button>} />)
  await screen.getByRole('button', { name: 'Resgatar' }).click()
  expect(onClaim).toHaveBeenCalledTimes(1)
  expect(location.hash).not.toBe('#promo')
  const { left, top } = screen.getByRole('article').element().getBoundingClientRect()
  expect(document.elementFromPoint(left + 30, top + 30)).toBe(screen.getByRole('link', { name: 'Cashback' }).element())
})
