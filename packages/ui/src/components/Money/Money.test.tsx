import { expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
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

test('with reduced motion the new amount appears at once', async () => {
  const media = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await media('reduce')
  const screen = await render(draw(1000))
  await screen.rerender(draw(901_000))
  expect(screen.getByTestId('money').element().textContent).toBe('R$\u00A09,010.00')
  await media('')
})

test.each([123_456_789, 9_007_199_254_740_991])(
  '[WCAG 1.4.10] %s cents stay in one piece at 320 px with text of twice the size',
  async (minor) => {
    await page.viewport(320, 844)
    document.documentElement.style.fontSize = '200%'
    const sizes = ['inherit', 'md', 'lg', 'xl'] as const
    const screen = await render(
      <main style={{ padding: 'var(--space-lg)', overflowWrap: 'anywhere' }}>
        {sizes.map((size) => (
          <p key={size}>
            <Money minor={minor} symbol="R$" size={size} />
          </p>
        ))}
      </main>,
    )
    const amounts = [...screen.container.querySelectorAll('p > span')]
    const broken = amounts.filter((amount) => amount.getClientRects().length > 1 || amount.getBoundingClientRect().right > innerWidth)
    document.documentElement.style.fontSize = ''
    await page.viewport(390, 844)
    expect(amounts).toHaveLength(sizes.length)
    expect(broken.map((amount) => amount.outerHTML)).toEqual([])
  },
)

test('[2.2] the size of a hidden amount does not reveal that it is large', async () => {
  const sizeOf = async (minor: number) => {
    const screen = await render(draw(minor, true))
    const { fontSize } = getComputedStyle(screen.getByTestId('money').element())
    await screen.unmount()
    return fontSize
  }
  document.documentElement.style.fontSize = '300%'
  const sizes = [await sizeOf(100), await sizeOf(9_007_199_254_740_991)]
  document.documentElement.style.fontSize = ''
  expect(sizes[1]).toBe(sizes[0])
})

test('[2.2] the size of a class is that of the amount, wherever its sheet is', async () => {
  const sheet = document.head.insertBefore(document.createElement('style'), document.head.firstChild)
  sheet.textContent = '.small { font-size: 11px }'
  const screen = await render(<Money data-testid="money" className="small" minor={123_456_789} symbol="R$" />)
  expect(getComputedStyle(screen.getByTestId('money').element()).fontSize).toBe('11px')
  sheet.remove()
})
