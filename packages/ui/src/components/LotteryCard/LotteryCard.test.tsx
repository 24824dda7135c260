import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LotteryCard } from './LotteryCard.tsx'

const draw = (previous?: string) => <LotteryCard name="Miền Bắc" draw="0871" countdown="00:12:34" previous={previous} href="#l" hot />

test('[2.8] name, draw, time left, tag and last result are read as one link', async () => {
  const screen = await render(draw('8,15~7'))
  const link = screen.getByRole('link')
  await expect.element(link).toHaveAttribute('href', '#l')
  for (const text of ['Miền Bắc', 'Draw 0871', '00:12:34', 'Hot', 'Last result: 8 15, 7']) {
    await expect.element(link).toHaveAccessibleName(expect.stringContaining(text))
  }
})

test('[2.8] a draw of many tiers shows twelve numbers and counts the rest', async () => {
  const screen = await render(draw(`12345~${Array.from({ length: 26 }, (_, index) => index).join(',')}`))
  await expect.element(screen.getByText('+15')).toBeVisible()
})

test.each([undefined, '', '~', ' , '])('[2.8] without a result (%j) there is none', async (previous) => {
  const screen = await render(draw(previous))
  expect(screen.getByRole('link').element().textContent).not.toContain('Last result')
})
