import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Countdown } from '../Countdown/Countdown.tsx'
import { LotteryCard } from './LotteryCard.tsx'

const draw = (previous?: string) => <LotteryCard name="Miền Bắc" draw="0871" countdown="00:12:34" previous={previous} href="#l" hot />

test('[2.8] name, draw and tag are read as one link, described by the time left, the last result beside it', async () => {
  const screen = await render(draw('8,15~7'))
  const link = screen.getByRole('link')
  await expect.element(link).toHaveAttribute('href', '#l')
  await expect.element(link).toHaveAccessibleDescription('00:12:34')
  for (const text of ['Miền Bắc', 'Draw 0871', 'Hot']) {
    await expect.element(link).toHaveAccessibleName(expect.stringContaining(text))
  }
  await expect.element(link).not.toHaveAccessibleName(expect.stringContaining('Last result'))
  expect(screen.getByRole('article').element().textContent).toMatch(/Last result:\s8\s15,\s7/)
})

test('[2.8] the link is described by the remaining time of a countdown', async () => {
  const screen = await render(<LotteryCard name="Dados" draw="1" countdown={<Countdown deadline={754_000} now={() => 0} />} href="#l" />)
  await expect.element(screen.getByRole('link')).toHaveAccessibleDescription('Time left: 12 minutes')
})

test.each([
  [`12345~${Array.from({ length: 26 }, (_, index) => index).join(',')}`, '+19'],
  ['31842~90417~55120,73318~60241,11873,40982', '+5'],
])('[2.8] of the many tiers of %s as many show as fit, the rest is counted', async (previous, rest) => {
  const screen = await render(draw(previous))
  await expect.element(screen.getByText(rest)).toBeVisible()
})

test('[2.8] the heart beside it turns without opening it', async () => {
  const onFavorite = vi.fn()
  const screen = await render(<LotteryCard name="Dados" draw="1" countdown="" href="#l" onFavorite={onFavorite} />)
  const heart = screen.getByRole('button', { name: 'Add Dados to favourites' })
  await heart.click()
  expect(onFavorite).toHaveBeenCalledExactlyOnceWith(true)
  expect(location.hash).toBe('')
})

test.each([undefined, '', '~', ' , '])('[2.8] without a result (%j) there is none', async (previous) => {
  const screen = await render(draw(previous))
  expect(screen.getByRole('article').element().textContent).not.toContain('Last result')
})
