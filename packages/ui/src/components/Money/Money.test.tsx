import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Money } from './Money.tsx'

const draw = (minor: number, masked = false) => <Money data-testid="money" minor={minor} symbol="R$" counting masked={masked} />

test('[2.2] a changed amount counts to its new value; a screen reader hears only that', async () => {
  const screen = await render(draw(1000))
  const money = screen.getByTestId('money')
  await screen.rerender(draw(901_000))
  const seen = new Set<string>()
  await expect.poll(() => seen.add(money.element().textContent).size, { interval: 20 }).toBeGreaterThan(2)
  expect(money.element().querySelector(':not([aria-hidden])')?.textContent).toBe('R$\u00A09,010.00')
  await expect.poll(() => money.element().textContent).toBe('R$\u00A09,010.00')
})

test('[2.2] a hidden amount does not count where one can see it', async () => {
  const screen = await render(draw(1000, true))
  await screen.rerender(draw(901_000, true))
  expect(screen.getByTestId('money').element().textContent).not.toMatch(/\d/)
})

test('with reduced motion the new amount stands at once', async () => {
  const media = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await media('reduce')
  const screen = await render(draw(1000))
  await screen.rerender(draw(901_000))
  expect(screen.getByTestId('money').element().textContent).toBe('R$\u00A09,010.00')
  await media('')
})
