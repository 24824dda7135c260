import { everythingStored } from '../support/everythingStored.ts'
import { expectAccessible } from '../support/axe.ts'
import { StepRegistration } from '../support/StepRegistration.ts'
import { tabTo } from '../support/tabTo.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

test.beforeEach(({ merchant }) => test.skip(merchant.market !== 'br', 'Other markets have fewer questions, or none: tests of the player.'))

for (const locale of ['pt-BR', 'en'] as const)
  test(`[2.10] [market requires.registration] ${locale}: from CPF to an active account at 320 px, with a reload in each step`, async ({
    page,
    qa,
    site,
    merchant,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    if (locale === 'en') await page.addInitScript(() => localStorage.setItem('lang', 'EN'))
    const person = new StepRegistration({ page, qa, site, market: merchant.market }, texts(locale, merchant.code))
    await page.goto('/m/register?back=%2Fm%2Fset')
    for (const step of person.steps) {
      await person.expectStep(step)
      await page.reload()
      await person.expectStep(step === 'account' ? 'phone' : step)
      if (step === 'account') {
        // The code of the number is stored nowhere.
        await person.fillCode()
        await person.next().click()
        await person.expectStep('email')
        await person.next().click()
        await person.expectStep('account')
      }
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), step).toBeLessThanOrEqual(320)
      if (step !== 'identity') await person.answer(step)
    }
    expect(await everythingStored(page)).not.toContain(person.person.password)
    await person.fill('identity')
    await person.decide('accepted')
    await expect(page.getByText(person.t.security.identity.accepted)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: person.t.signUp.identity.open }).click()
    await expect(page).toHaveURL(/\/m\/set$/)
  })
