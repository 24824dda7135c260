import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { visit } from '../support/walk.ts'

const paths = ['/m/home', '/m/activity', '/m/gameList?gameType=RNG', '/m/member/home', '/m/voucherCenter', '/m/gameRecord', '/m/agent']

/** What fixed and sticky bars may take of a small screen with large text, and of a phone on its side. */
const MOST_COVERED = 0.35

for (const [what, width, height, size] of [
  ['a small phone with text at 200 %', 320, 568, '200%'],
  ['a phone on its side', 844, 390, ''],
] as const)
  test(`[2.2] on ${what} bars leave two thirds of the screen to the page`, async ({ page, qa, merchant }) => {
    await page.setViewportSize({ width, height })
    await signIn(page, qa)
    const covered: string[] = []
    for (const path of paths) {
      if (!(await visit(page, path, texts('pt-BR', merchant.code).system.notFoundTitle))) continue
      const share = await page.evaluate((text) => {
        document.documentElement.style.fontSize = text
        scrollTo(0, 300)
        const isBar = (element: Element | null): boolean =>
          element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isBar(element.parentElement))
        let rows = 0
        for (let y = 1; y < innerHeight; y += 2) if (isBar(document.elementFromPoint(innerWidth / 2, y))) rows += 2
        document.documentElement.style.fontSize = ''
        scrollTo(0, 0)
        return rows / innerHeight
      }, size)
      if (share > MOST_COVERED) covered.push(`${path}: ${Math.round(share * 100)} %`)
    }
    expect(covered).toEqual([])
  })

async function signIn(page: Page, qa: { newMember: (options: object) => Promise<object> }) {
  const session = await qa.newMember({ balance: 123_456, type: 1 })
  await page.addInitScript((text) => sessionStorage.setItem('MC_SESSION_INFO', text), JSON.stringify({ ...session, type: 1 }))
  await page.goto('/m/home')
}
