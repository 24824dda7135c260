import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { DiscoveredMerchant } from '@platform/config/merchants'
import { isLicensed, marketOf } from '../../packages/sdk/src/exports/markets.ts'
import { expect, type Page } from '@playwright/test'

// The version that Playwright's axe package depends on, so that there is no second version to update.
const require = createRequire(import.meta.resolve('@axe-core/playwright'))
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run(root: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** Navigates to a screen of an open site like a link, and waits until it is rendered. False if this brand does not have the screen. */
export async function visit(page: Page, path: string, notFound: string): Promise<boolean> {
  await page.evaluate((to) => {
    // Each path has its own `main`: the one of the previous path is not mistaken for the next.
    if (location.pathname !== new URL(to, location.href).pathname) document.querySelector('main')?.setAttribute('data-left', '')
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
  await settled(page)
  await expect(page.getByRole('heading').first()).toBeVisible()
  return !(await page.getByRole('heading', { name: notFound }).isVisible())
}

/** Waits until the current screen is rendered and nothing on it loads or moves. The text is read last: it needs a layout. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const main = document.querySelector('main')
    if (!main || main.hasAttribute('data-left') || main.querySelector('[aria-busy=true]')) return false
    const still = document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity)
    return still && main.innerText.trim() !== ''
  })

/** What does not fit on the current page: misfits and overlaps. */
export const unfitOf = async (page: Page): Promise<string[]> => [...(await misfitsOf(page)), ...(await overlapsOf(page))]

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that depend on a brand's theme. */
const themeRules = ['color-contrast', 'link-in-text-block', 'target-size']

/** A brand whose screens have the structure of the first one's. Those of a market with licences differ. */
export const isThemeOnly = ({ port, market }: DiscoveredMerchant) => port !== 1 && !isLicensed(marketOf(market))

/**
 * WCAG 2.2 AA violations on the current page that a program can detect. Vendor frames are excluded. `theme`: only rules that depend on the
 * brand's theme, for screens whose structure is checked in another brand.
 */
export async function barriersOf(page: Page, rules: 'all' | 'theme' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: Axe }
      // Colours are checked after transitions have ended.
      const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
      const { violations } = await axe.run(
        { exclude: [['iframe']] },
        {
          runOnly,
          // Experimental in axe: it does not find "EN" in "Mudar para inglês (EN)".
          rules: { 'label-content-name-mismatch': { enabled: false } },
          resultTypes: ['violations'],
          // Style sheets are only needed by an experimental rule.
          preload: { assets: ['media'] },
          selectors: false,
        },
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    rules === 'theme' ? themeRules : guidelines,
  )
}

/**
 * Lists elements wider than the screen, a header in two rows (unless texts are enlarged), and targets below 44 px except links in a
 * sentence.
 */
export async function misfitsOf(page: Page, { enlarged = false } = {}): Promise<string[]> {
  return page.evaluate((mayWrap) => {
    // Not `innerWidth`: on a phone it grows with the content.
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const inSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent
    const isSmall = (width: number, height: number) => height < 44 || width < 44
    // What also takes the press: its label, and a part without content that enlarges it or fills its card.
    const isEnlarged = (element: HTMLElement) =>
      [...((element as HTMLInputElement).labels ?? [])].some(({ offsetWidth, offsetHeight }) => !isSmall(offsetWidth, offsetHeight)) ||
      ['::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .some(({ position, width, height }) => position === 'absolute' && !isSmall(parseFloat(width), parseFloat(height)))
    const small = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary, [role=tab]')]
      // First the check that is cheap after a layout and that few elements pass. Without transforms: a dialog grows as it opens.
      .filter(({ offsetWidth, offsetHeight }) => offsetWidth > 1 && isSmall(offsetWidth, offsetHeight))
      .filter((element) => !isEnlarged(element))
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !inSentence(element))
    const rows = [...document.querySelectorAll('header')].filter((header) => header.clientHeight > 72).length
    return [
      ...(rows > 0 && !mayWrap ? ['a header in two rows'] : []),
      ...(wide > 0 ? [`${wide} px too wide`] : []),
      ...small.map(({ outerHTML }) => `small: ${outerHTML.slice(0, 120)}`),
    ]
  }, enlarged)
}

/** Headings that skip a level, which a screen reader's user takes for a missed one; a page begins with its title, at level 1. */
export const headingJumpsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    let before = 0
    return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, [role=heading]')]
      .filter(
        (heading) => heading.checkVisibility({ visibilityProperty: true }) && !heading.closest('[aria-hidden=true], dialog, [role=dialog]'),
      )
      .flatMap((heading) => {
        const level = Number(heading.ariaLevel ?? heading.tagName.slice(1))
        const isJump = level > before + 1
        const jump = `heading "${heading.innerText.slice(0, 40)}" of level ${level} after ${before || 'none'}`
        before = level
        return isJump ? [jump] : []
      })
  })

/** Texts that overlap. A fixed bar or a dialog is a layer of its own, above the page on purpose. */
export async function overlapsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      left: number
      top: number
      right: number
      bottom: number
    }
    interface Clip extends Box {
      layer: Element | null
    }
    interface Line extends Clip {
      text: string
      node: Node
    }
    const clips = new Map<Element | null, Clip>([
      [null, { layer: null, left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }],
    ])
    /** What an element and its ancestors leave visible, up to its layer. Computed once per element: texts share most ancestors. */
    const clipOf = (box: Element | null): Clip => {
      const earlier = clips.get(box)
      if (earlier || !box) return earlier!
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(box)
      const isLayer = position === 'fixed' || position === 'sticky'
      const clip = { ...clipOf(isLayer ? null : box.parentElement) }
      if (isLayer) clip.layer = box
      const hidesX = overflowX !== 'visible' || clipPath !== 'none'
      const hidesY = overflowY !== 'visible' || clipPath !== 'none'
      if (hidesX || hidesY) {
        const edge = box.getBoundingClientRect()
        if (hidesX) Object.assign(clip, { left: Math.max(clip.left, edge.left), right: Math.min(clip.right, edge.right) })
        if (hidesY) Object.assign(clip, { top: Math.max(clip.top, edge.top), bottom: Math.min(clip.bottom, edge.bottom) })
      }
      clips.set(box, clip)
      return clip
    }
    const lines: Line[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const node = texts.currentNode
      const parent = node.parentElement!
      const text = node.nodeValue!.trim()
      if (text === '' || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      range.selectNodeContents(node)
      const clip = clipOf(parent)
      for (const rect of range.getClientRects()) {
        const left = Math.max(rect.left, clip.left)
        const right = Math.min(rect.right, clip.right)
        const top = Math.max(rect.top, clip.top)
        const bottom = Math.min(rect.bottom, clip.bottom)
        if (right - left > 2 && bottom - top > 2) lines.push({ text, node, layer: clip.layer, left, top, right, bottom })
      }
    }
    // A truncated text has one box for the visible part and one for the complete text. Boxes of tightly set lines overlap by a few pixels;
    // the letters do not.
    const over = (a: Line, b: Line) =>
      a.node !== b.node &&
      a.layer === b.layer &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6
    const found: string[] = []
    for (const [index, line] of lines.entries())
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next]!
        if (over(line, other)) found.push(`"${line.text.slice(0, 40)}" and "${other.text.slice(0, 40)}" overlap`)
      }
    return found
  })
}
