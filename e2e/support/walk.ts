import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { DiscoveredMerchant } from '@platform/config/merchants'
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
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    const still = document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity)
    return main && !main.hasAttribute('data-left') && main.innerText.trim() !== '' && !main.querySelector('[aria-busy=true]') && still
  })
  await expect(page.getByRole('heading').first()).toBeVisible()
  return !(await page.getByRole('heading', { name: notFound }).isVisible())
}

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that depend on a brand's theme. */
const themeRules = ['color-contrast', 'link-in-text-block', 'target-size']

/** A brand whose screens have the structure of the first one's. The screens of a regulated market differ. */
export const isThemeOnly = ({ port, market }: DiscoveredMerchant) => port !== 1 && market !== 'br'

/**
 * WCAG 2.2 AA violations on the current page that a program can detect. Vendor frames are excluded. `theme`: only rules that depend on the
 * brand's theme, for screens whose structure is checked in another brand.
 */
export async function barriersOf(page: Page, rules: 'all' | 'theme' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: Axe }
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
 * Lists elements wider than the screen, a header in two rows (unless texts are enlarged), and targets below 24 px except links in a
 * sentence (WCAG 2.5.8).
 */
export async function misfitsOf(page: Page, { enlarged = false } = {}): Promise<string[]> {
  return page.evaluate((mayWrap) => {
    const wide = document.documentElement.scrollWidth - innerWidth
    const inSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent
    // A link that fills its card: the card is the target.
    const fillsCard = (element: HTMLElement) => getComputedStyle(element, '::after').position === 'absolute'
    const small = [...document.querySelectorAll<HTMLElement>('button, a[href], input, [role=tab]')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !inSentence(element) && !fillsCard(element))
      .map((element) => ({ text: element.outerHTML.slice(0, 120), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 24 || box.width < 24))
    const rows = [...document.querySelectorAll('header')].filter((header) => header.clientHeight > 72).length
    return [
      ...(rows > 0 && !mayWrap ? ['a header in two rows'] : []),
      ...(wide > 0 ? [`${wide} px too wide`] : []),
      ...small.map(({ text }) => `small: ${text}`),
    ]
  }, enlarged)
}

/** Texts that overlap. A fixed bar or a dialog is a layer of its own, above the page on purpose. */
export async function overlapsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      text: string
      node: Node
      layer: Element | null
      left: number
      top: number
      right: number
      bottom: number
    }
    const lines: Line[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!
      const text = texts.currentNode.nodeValue!.trim()
      if (text === '' || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const line: Line = { text, node: texts.currentNode, layer: null, left, top, right, bottom }
        // What an ancestor clips is not visible.
        for (let box: Element | null = parent; box && !line.layer; box = box.parentElement) {
          const { overflowX, overflowY, position, clipPath } = getComputedStyle(box)
          const edge = box.getBoundingClientRect()
          if (overflowX !== 'visible' || clipPath !== 'none') {
            line.left = Math.max(line.left, edge.left)
            line.right = Math.min(line.right, edge.right)
          }
          if (overflowY !== 'visible' || clipPath !== 'none') {
            line.top = Math.max(line.top, edge.top)
            line.bottom = Math.min(line.bottom, edge.bottom)
          }
          if (position === 'fixed' || position === 'sticky') line.layer = box
        }
        if (line.right - line.left > 2 && line.bottom - line.top > 2) lines.push(line)
      }
    }
    // A truncated text has one box for the visible part and one for the complete text. Boxes of tightly set lines overlap by a few pixels;
    // the letters do not.
    const over = (a: Line, b: Line) =>
      a.node !== b.node &&
      a.layer === b.layer &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6
    return lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .flatMap((other) => (over(line, other) ? [`"${line.text.slice(0, 40)}" and "${other.text.slice(0, 40)}" overlap`] : [])),
    )
  })
}
