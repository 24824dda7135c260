import { isLicensed, marketOf } from '../../packages/sdk/src/exports/markets.ts'
import { securityViews } from '../../packages/player/src/security/views.ts'
import { atPhoneSizes } from '../support/phoneSizes.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { unreachedByKeyboard } from '../support/unreachedByKeyboard.ts'
import { barriersOf, headingJumpsOf, isThemeOnly, unfitOf, visit } from '../support/walk.ts'
import { isRepetition } from '../support/walks.ts'

test.skip(isRepetition, 'Other colours and English texts are walked by `npm run soak`.')

// One brand in English, whose texts have other lengths.
const localeOf = (merchant: string) => (merchant === 'lotus' ? 'en' : 'pt-BR')

test('[7.6] every page of the security centre fits, is accessible, and works by keyboard', async ({ page, qa, merchant }) => {
  test.skip(
    isLicensed(marketOf(merchant.market)),
    'Its pages are those of the first brand, and its colours are checked on every other screen.',
  )
  test.slow()
  const locale = localeOf(merchant.code)
  const t = texts(locale, merchant.code)
  await page.addInitScript((text) => localStorage.setItem('lang', text), locale === 'en' ? 'EN' : 'PT')
  await page.goto('/m/home')
  const session = await qa.newMember()
  await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), JSON.stringify(session))
  await page.goto('/m/activityInfo')
  const found: string[] = []
  for (const view of [undefined, ...securityViews]) {
    const name = view ?? 'list'
    // Views of one path share their `main`: a page in between, so that the previous view is not mistaken for this one.
    await visit(page, '/m/activityInfo', t.system.notFoundTitle)
    await visit(page, `/m/securityCenter${view ? `?view=${view}` : ''}`, t.system.notFoundTitle)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    const atPhone = async () => [
      ...(await barriersOf(page, isThemeOnly(merchant) ? 'theme' : 'all')),
      ...(await unfitOf(page)),
      ...(await headingJumpsOf(page)),
      // The same code in every brand.
      ...(merchant.port === 1 ? await unreachedByKeyboard(page) : []),
    ]
    const faults = await atPhoneSizes(page, atPhone, () => unfitOf(page))
    found.push(...faults.map((text) => `${name}: ${text}`))
  }
  expect(found).toEqual([])

  // Submitting an empty form by keyboard focuses the first missing field and shows its error.
  await page.goto('/m/securityCenter?view=payment')
  const password = page.getByLabel(t.security.loginPassword, { exact: true })
  await password.focus()
  await page.keyboard.press('Enter')
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
})
