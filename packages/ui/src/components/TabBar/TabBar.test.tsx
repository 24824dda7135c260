import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
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

test.each([1, 1.3, 2])('[2.2] at 320 px with %d times the text no word of a tab is cut, and five fit', async (scale) => {
  const [width, height] = [innerWidth, innerHeight]
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(width, height)
  })
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = `${scale * 16}px`
  const names = ['Início', 'Promoções', 'Depositar', 'Indique amigos', 'Minha conta']
  // Without hyphenation, as where a browser has no dictionary of the language.
  const screen = await render(<TabBar aria-label="Principal" lang="" items={names.map((name) => item(name))} />)
  const words = names.flatMap((name) => wordsOf(screen.getByText(name, { exact: true }).element().firstChild as Text))
  expect(words.filter(({ lines }) => lines > 1)).toEqual([])
  expect(Math.max(...words.map(({ right }) => right))).toBeLessThanOrEqual(320)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('[2.2] the raised tab rises at most 12 px above the bar, over what fades out there', async () => {
  document.documentElement.dataset.tabBar = 'raised'
  onTestFinished(() => {
    delete document.documentElement.dataset.tabBar
  })
  const items = ['Início', 'Depositar', 'Conta'].map((name) => ({ ...item(name), raised: name === 'Depositar' }))
  const screen = await render(<TabBar aria-label="Principal" items={items} />)
  const bar = screen.getByRole('navigation').element()
  const disc = screen.getByRole('link', { name: 'Depositar' }).element().firstElementChild!
  const rise = bar.getBoundingClientRect().top - disc.getBoundingClientRect().top
  expect(rise).toBeGreaterThan(0)
  expect(rise).toBeLessThanOrEqual(12)
  expect(parseFloat(getComputedStyle(bar, '::before').height)).toBeGreaterThanOrEqual(12)
})

// As far as two lines of a fifth of the screen hold every label.
test.each([
  [320, 1.25],
  [390, 1.45],
  [480, 1.8],
])('[2.2] on a phone of %i px labels grow with the text to at least %d times their size', async (phone, growth) => {
  const [width, height] = [innerWidth, innerHeight]
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(width, height)
  })
  await page.viewport(phone, 640)
  const screen = await render(<TabBar aria-label="Principal" items={[item('Início'), item('Promoções'), item('Minha conta')]} />)
  const sizes = [16, 32].map((text) => {
    document.documentElement.style.fontSize = `${text}px`
    return parseFloat(getComputedStyle(screen.getByText('Promoções').element()).fontSize)
  })
  expect(sizes[1]! / sizes[0]!).toBeGreaterThanOrEqual(growth)
})

/** Each word of a text, and on how many lines it is. */
const wordsOf = (text: Text) =>
  [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    const rects = [...range.getClientRects()]
    return { word, lines: new Set(rects.map(({ top }) => top)).size, right: Math.max(...rects.map(({ right }) => right)) }
  })

test('the active tab is the current page; unread things are counted to 99+', async () => {
  const screen = await render(<TabBar aria-label="Principal" items={[item('Início', true), { ...item('Promoções'), count: 120 }]} />)
  await expect.element(screen.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Promoções (99+)' })).toBeVisible()
})
