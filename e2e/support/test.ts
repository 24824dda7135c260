import type { DiscoveredMerchant } from '@platform/config/merchants'
import { type Page, test as base } from '@playwright/test'
import { QaConsole } from './QaConsole.ts'
import { scenarioNamed } from '@platform/test-kit/scenarios'
import { routes } from '../../packages/player/src/routes.ts'
import { screenStates } from '../../packages/player/src/testing/screenStates.ts'
import { Problems } from './Problems.ts'
import { showScenario } from './showScenario.ts'
import { Site } from './Site.ts'
import { texts } from './texts.ts'

export { expect } from '@playwright/test'

export interface Options {
  merchant: DiscoveredMerchant
  /** Address of the gateway and its console. */
  gateway: string
}

interface Fixtures {
  site: Site
  /** Creates members and switches faults. */
  qa: QaConsole
  /** Shows a scenario on the merchant's site, for this test only: `open('gameList/failed')`. */
  open: (name: string) => Promise<void>
  /** Problems that the page reported: a test fails if it ends with a problem that it did not allow. */
  problems: Problems
}

export const test = base.extend<Options & Fixtures>({
  merchant: [undefined as unknown as DiscoveredMerchant, { option: true }],
  gateway: ['', { option: true }],
  // Limits of the gateway apply per address, so each test has its own.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide, { testId }) => provide({ ...extraHTTPHeaders, 'X-Test-Address': testId }),
  qa: async ({ gateway, merchant }, provide) => provide(new QaConsole(gateway, merchant.code)),
  site: async ({ page, qa }, provide) => provide(new Site(page, qa)),
  page: async ({ page, merchant }, provide) => {
    await closePopups(page, merchant.code)
    await provide(page)
  },
  open: async ({ page, gateway, merchant, baseURL }, provide, { testId }) => {
    const undoing: (() => Promise<unknown>)[] = []
    const stage = { gateway, site: baseURL!, merchant: merchant.code, language: 'PT' as const, address: testId }
    await provide(async (name) => void undoing.push(await showScenario(page, scenarioNamed({ routes, states: screenStates }, name), stage)))
    for (const undo of undoing) await undo()
  },
  problems: [
    async ({ page }, provide) => {
      const problems = new Problems()
      await problems.watch(page)
      await provide(problems)
      problems.assertNone()
    },
    { auto: true },
  ],
})

/** Closes the announcements that pop up over home where they are in the way, as a player would. */
export const closePopups = (page: Page, brand: string) =>
  page.addLocatorHandler(
    page.getByRole('dialog', { name: /^(Boas-vindas!|Welcome!|Seus favoritos|Your favourites|Primeiro acesso|Your first visit)/ }),
    // It disappears with home.
    (popup) =>
      popup
        .getByRole('button', { name: closing(brand) })
        .click({ timeout: 3000 })
        .catch(() => undefined),
    // A pop-up that was missed or rendered again, for example after a change of language, is closed at the next check.
    { noWaitAfter: true },
  )

/** The brand's labels of the close button, in both languages. */
const closing = (brand: string) => new RegExp(`^(${(['pt-BR', 'en'] as const).map((locale) => texts(locale, brand).kit.close).join('|')})$`)
