import { expect, test } from '../support/test.ts'
import { tapEntries, type Place } from '../support/tapEntries.ts'
import { isComplete } from '../support/walks.ts'

// Light, with header and tab bar.
const start = '/m/activityInfo'

// Recording a hundred screens would cost more than opening them.
test.use({ trace: 'off' })

test('[2.2, 2.14, 2.19] every entry of tab bar, menu, member list and agent grid opens a screen, for guests and members of several types', async ({
  page,
  qa,
  merchant,
  site,
}) => {
  const { layout, system, auth } = site.t
  const places: Place[] = [
    { at: start, within: `nav[aria-label="${layout.main}"]` },
    { at: start, within: '[role=dialog]', button: layout.menu },
    { at: '/m/member/home', within: 'main' },
    { at: '/m/agent', within: 'main' },
  ]
  const words = { login: auth.welcome, dead: [system.notFoundTitle, system.featureOff, system.failedTitle] }
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(start)
  const dead: string[] = []
  // Types differ in permissions (`mayVisit.test.ts`), brands in what they offer: on the first brand the types that differ most.
  const some = merchant.port === 1 ? [undefined, 0, 1, 4] : [undefined, 0]
  const types = isComplete ? [undefined, 0, 1, 2, 4, 40, 41, 42] : some
  for (const type of types) {
    if (type !== undefined) {
      const session = await qa.newMember({ type, balance: 5000 })
      await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), JSON.stringify(session))
      await page.reload()
    }
    await expect(page.getByRole('navigation', { name: layout.main })).toBeVisible()
    const seen = await tapEntries(page, places, words)
    dead.push(...seen.dead.map((text) => `${type ?? 'guest'}: ${text}`))
    expect(seen.opened.length, `${type ?? 'guest'}: ${seen.opened.join(' ')}`).toBeGreaterThanOrEqual(8)
  }
  expect(dead).toEqual([])
})
