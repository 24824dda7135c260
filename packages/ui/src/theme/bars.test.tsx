import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../components/Button/Button.tsx'
import { Header } from '../components/Header/Header.tsx'
import { ScrollTabs } from '../components/ScrollTabs/ScrollTabs.tsx'
import { StickyBar } from '../components/StickyBar/StickyBar.tsx'
import { TabBar } from '../components/TabBar/TabBar.tsx'
import { HomeIcon } from '../icons/HomeIcon.tsx'
import { render } from '../testing/render.tsx'
import { layoutOptions } from './layoutAttributes.ts'

const root = document.documentElement
const tabs = [{ value: 'all', label: 'Todas' }]
const items = ['Início', 'Depositar', 'Conta'].map((label, index) => ({
  href: `#${label}`,
  label,
  icon: <HomeIcon />,
  active: false,
  raised: index === 1,
}))

test.each(layoutOptions.tabBar)('[2.2] what the keyboard reaches scrolls clear of every bar, where the tab bar is %s', async (kind) => {
  const [width, height] = [innerWidth, innerHeight]
  root.dataset.tabBar = kind
  onTestFinished(async () => {
    delete root.dataset.tabBar
    scrollTo(0, 0)
    await page.viewport(width, height)
  })
  await page.viewport(390, 844)
  const screen = await render(
    <>
      <Header center="Depositar" />
      <StickyBar data-place="top">
        <ScrollTabs label="Categorias" tabs={tabs} value="all" onChange={() => undefined} />
      </StickyBar>
      <div style={{ height: 3000 }} />
      <StickyBar edge="tabBar" data-place="bottom">
        <Button size="lg" block>
          Depositar
        </Button>
      </StickyBar>
      <TabBar aria-label="Principal" items={items} />
    </>,
  )
  scrollTo(0, 500)
  const boxOf = (selector: string) => screen.container.querySelector(selector)!.getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root)
  await expect.poll(() => boxOf('[data-place=top]').top).toBe(boxOf('header').bottom)
  expect(parseFloat(scrollPaddingTop)).toBeGreaterThanOrEqual(boxOf('[data-place=top]').bottom)
  const fromBottom = (top: number) => innerHeight - top
  expect(parseFloat(scrollPaddingBottom)).toBeGreaterThanOrEqual(fromBottom(boxOf('[data-place=bottom]').top))
  expect(fromBottom(boxOf('nav').top)).toBeLessThanOrEqual(fromBottom(boxOf('[data-place=bottom]').bottom))
})

test.each([
  ['stays in view in a dialog', 844, 844],
  ['is at the end of the text of a dialog that is too low for it', 400, 1000],
])('[WCAG 1.4.10] the bar of a form %s', async (_, height, bottom) => {
  const before = [innerWidth, innerHeight] as const
  onTestFinished(() => page.viewport(...before))
  await page.viewport(390, height)
  const screen = await render(
    <div role="dialog" aria-label="Depositar" style={{ position: 'fixed', inset: 0, overflow: 'auto' }}>
      <div style={{ height: 1000 - 72 }} />
      <StickyBar edge="tabBar" data-place="bottom" style={{ height: 72 }}>
        <Button block>Depositar</Button>
      </StickyBar>
    </div>,
  )
  expect(screen.container.querySelector('[data-place=bottom]')!.getBoundingClientRect().bottom).toBe(bottom)
})
