import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { settled } from '../support/walk.ts'

// What moves in has come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Ten screens of money, games, prizes and the account. */
const screens = [
  'home/content',
  'gameList/content',
  'deposit/content',
  'withdraw/content',
  'mine/content',
  'accountRecord/content',
  'rewardCenter/content',
  'securityCenter/content',
  'lottery/content',
  'activity/content',
]

/** The only sizes of text, in px: `text` of the tokens. */
const scale = [11, 13, 15, 17, 20, 28, 40]

test('[9] ten screens use seven sizes of text, in two weights and that of headings', async ({ page, open }) => {
  test.slow()
  const found: string[] = []
  for (const name of screens) {
    await open(name)
    await settled(page)
    found.push(...(await page.evaluate(typeOf)).map((use) => `${name}: ${use}`))
  }
  const sizes = new Set(found.map((use) => Number(/ ([\d.]+)px/.exec(use)![1])))
  expect(found.filter((use) => !scale.includes(Number(/ ([\d.]+)px/.exec(use)![1])))).toEqual([])
  expect(sizes.size).toBeLessThanOrEqual(scale.length)
  const displayWeight = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--font-display-weight').trim(),
  )
  expect(found.filter((use) => !['400', '600', displayWeight].includes(/px (\d+)/.exec(use)![1]!))).toEqual([])
})

test('[9] figures have one width in every font of the brand', async ({ page, open }) => {
  await open('mine/content')
  await settled(page)
  const widths = await page.evaluate(() =>
    ['body', 'display', 'numeric'].flatMap((font) => {
      const line = document.body.appendChild(document.createElement('span'))
      line.style.cssText = `position:absolute;font-family:var(--font-${font});font-weight:600;font-size:40px;white-space:nowrap`
      const all = [...'0123456789'].map((digit) => {
        line.textContent = digit.repeat(10)
        return Math.round(line.getBoundingClientRect().width)
      })
      line.remove()
      return new Set(all).size === 1 ? [] : [`${font}: ${all.join(' ')}`]
    }),
  )
  expect(widths).toEqual([])
})

const optional = new Set(['superiorTransfer/content', 'manualRebate/content'])

/** Size and weight of each text of the page in view or below, logos and drawings apart: "p.class 15px 400 “text”". */
function typeOf() {
  const uses = new Map<string, string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent!.trim()
    const parent = walker.currentNode.parentElement!
    if (!text || parent.closest('svg, script, style, noscript, [class*=Logo], [class*=age-mark]') || !parent.checkVisibility()) continue
    const { width } = parent.getBoundingClientRect()
    const { fontSize, fontWeight } = getComputedStyle(parent)
    if (width > 1)
      uses.set(
        `${fontSize} ${fontWeight}`,
        `${parent.tagName.toLowerCase()}.${parent.className} ${fontSize} ${fontWeight} “${text.slice(0, 30)}”`,
      )
  }
  return [...uses.values()]
}

test('[2.2] the button of a money form is above the tab bar, its block at most 120 px high, nothing of the bar rises over it', async ({
  page,
  open,
}) => {
  test.slow()
  for (const name of ['deposit/content', 'withdraw/content', 'superiorTransfer/content', 'manualRebate/content']) {
    for (const [width, height] of [
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(name)
      await settled(page)
      const amount = page.locator('main form input[inputmode=decimal]')
      if (await amount.count()) await amount.fill('123456')
      const boxes = await page.evaluate(() => {
        const box = (element: Element) => element.getBoundingClientRect()
        const stuck = [...document.querySelectorAll('main div')].findLast(
          (one) => getComputedStyle(one).position === 'sticky' && one.querySelector('button'),
        )!
        if (!stuck) return undefined
        const nav = [...document.querySelectorAll('nav')].at(-1)!
        const tops = [...nav.querySelectorAll('a > span:first-child')].map((one) => box(one).top)
        return { block: box(stuck), submit: box(stuck.querySelector('button')!), bar: box(nav), rising: Math.min(...tops) }
      })
      // The brand does not offer it.
      if (!boxes && optional.has(name)) continue
      const at = `${name} at ${width}`
      expect(boxes, at).toBeDefined()
      const { block, submit, bar, rising } = boxes!
      expect(block.height, at).toBeLessThanOrEqual(120)
      expect(block.bottom, at).toBeLessThanOrEqual(bar.top + 1)
      expect(submit.bottom, at).toBeLessThanOrEqual(bar.top)
      expect(bar.top - block.bottom, `${at}: no band below it`).toBeLessThanOrEqual(24)
      expect(rising, at).toBeGreaterThanOrEqual(bar.top)
    }
  }
})

const top = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top)

test('[7.4] content comes first on a phone of 390 × 844', async ({ page, open }) => {
  test.slow()
  for (const name of ['accountRecord/content', 'gameRecord/content', 'depositRecord/content', 'withdrawRecord/content']) {
    await open(name)
    await settled(page)
    expect(await top(page, 'main dd'), name).toBeLessThanOrEqual(190)
  }
  await open('accountRecord/content')
  await settled(page)
  expect(await inView(page, 'main li:has(button)'), 'movements').toBeGreaterThanOrEqual(8)
  await open('gameList/content')
  await settled(page)
  // One more than a row has, in every brand.
  await expect(page.locator('main li article').nth(3)).toBeVisible()
  expect(await pitch(page)).toBeLessThanOrEqual(34)
})

/** What is below the picture of a tile, up to the next row. */
const pitch = (page: Page) =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll('main li article')].map((tile) => tile.getBoundingClientRect().top)
    const next = tiles.find((each) => each > tiles[0]!)!
    return Math.round(next - tiles[0]! - document.querySelector('main li article a > span')!.getBoundingClientRect().height)
  })

/** How many of these are completely above the tab bar. */
const inView = (page: Page, selector: string) =>
  page.evaluate((query) => {
    const end = [...document.querySelectorAll('nav')].at(-1)!.getBoundingClientRect().top
    return [...document.querySelectorAll(query)].filter((element) => element.getBoundingClientRect().bottom <= end).length
  }, selector)
