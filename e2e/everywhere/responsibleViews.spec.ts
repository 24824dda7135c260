import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { unreachedByKeyboard } from '../support/unreachedByKeyboard.ts'
import { barriersOf, headingJumpsOf, unfitOf, visit } from '../support/walk.ts'

const forGuests = ['', 'test', 'help', 'family', 'done&for=pause', 'done&for=exclude']
const forMembers = ['', 'limits', 'check', 'pause', 'pause&for=PT24H', 'exclude', 'changes', 'test', 'help', 'family']

// What moves in moves alike on every screen: a walk does not wait for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [locale, lang] of [
  ['pt-BR', 'PT'],
  ['en', 'EN'],
] as const)
  test(`[7.6] in ${locale} each view that protects players fits the narrowest phone, is accessible, and works by keyboard`, async ({
    page,
    qa,
    site,
    merchant,
  }) => {
    test.slow()
    const { notFoundTitle } = texts(locale, merchant.code).system
    await page.setViewportSize({ width: 320, height: 568 })
    await page.addInitScript((text) => localStorage.setItem('lang', text), lang)
    const found: string[] = []
    const walk = async (views: readonly string[]) => {
      await page.goto('/m/activityInfo')
      for (const view of views) {
        // Views of one path share their `main`: a page in between, so that the previous view is not mistaken for this one.
        await visit(page, '/m/activityInfo', notFoundTitle)
        expect(await visit(page, `/m/responsible${view && `?view=${view}`}`, notFoundTitle), view).toBe(true)
        await expect(page.locator('main :is(h2, a[href])').first()).toBeVisible()
        const faults = [
          ...(await barriersOf(page)),
          ...(await unfitOf(page)),
          ...(await headingJumpsOf(page)),
          ...(await unreachedByKeyboard(page)),
        ]
        found.push(...faults.map((text) => `${view || 'overview'}: ${text}`))
      }
    }
    await walk(forGuests)
    await site.enter(await qa.newMember({ balance: 1_234_567 }))
    await walk(forMembers)
    expect(found).toEqual([])
  })
