import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { HomeIcon } from '../../icons/HomeIcon.tsx'
import { TabBar } from './TabBar.tsx'

const item = (label: string, active = false) => ({ href: `#${label}`, label, icon: <HomeIcon />, active })

test('[2.2] a tap on the active tab scrolls to the top', async () => {
  const screen = await render(
    <>
      <div style={{ height: 3000 }} />
      <TabBar aria-label="Principal" items={[item('Início', true), item('Promoções'), item('Minha conta')]} />
    </>,
  )
  scrollTo(0, 1500)
  await expect.poll(() => scrollY).toBeGreaterThan(1000)
  await screen.getByRole('link', { name: 'Início' }).click()
  await expect.poll(() => scrollY).toBe(0)
})

test.each([3, 4, 5])('[2.2] %i tabs fit 320 px and none is under 44 px', async (count) => {
  const names = ['Início', 'Promoções', 'Depositar', 'Convidar amigos', 'Minha conta'].slice(0, count)
  const screen = await render(
    <div style={{ width: 320 }}>
      <TabBar aria-label="Principal" items={names.map((name) => item(name))} />
    </div>,
  )
  for (const link of screen.getByRole('link').elements()) {
    const { width, height } = link.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('the active tab is the current page; unread things are counted to 99+', async () => {
  const screen = await render(<TabBar aria-label="Principal" items={[item('Início', true), { ...item('Promoções'), count: 120 }]} />)
  await expect.element(screen.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Promoções (99+)' })).toBeVisible()
})
