import type { Page } from '@playwright/test'
import { Deployment } from '../support/Deployment.ts'
import { painted } from '../support/painted.ts'
import { expect, test as base } from '../support/test.ts'

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ merchant, gateway }, provide) => {
    const deployment = await Deployment.start(merchant.code, gateway)
    await provide(deployment)
    await deployment.stop()
  },
})

test.use({ serviceWorkers: 'allow' })
// A worker comes when the page has settled, which a busy machine puts off.
test.slow()

/** A visit whose service worker has taken over. */
async function visit(page: Page, url: string) {
  await page.goto(`${url}/m/home`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 })
}
/** The browser may take seconds to look. What it finds may reload the page that waits for it, or take the registration away. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update())).catch(() => undefined)

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
  })

test('[4] without a network the site opens with the last home and its age, and keeps nothing of a player', async ({
  page,
  deployment,
  qa,
  site,
  problems,
}) => {
  problems.allow(/Failed to load|ERR_|offline/i)
  await page.goto(`${deployment.url}/m/login`)
  await site.submitLogin(await qa.newMember({ balance: 4200 }))
  await expect(site.balance()).toBeVisible()
  await visit(page, deployment.url)
  await expect(page.getByRole('article').first()).toBeVisible()
  // A member sees rows of its own before those that everybody sees; only the latter are stored.
  const hrefs = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  // What home showed is written a second after it came.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('keptAnswers') !== null)).toBe(true)
  const kept = await keptAddresses(page)
  expect(kept).toContain('/')
  expect(kept.filter((path) => /^\/(wps|lgw)\//.test(path))).toEqual([])

  deployment.goDown()
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Sem internet\. Conteúdo de \d\d\/\d\d\/\d{4},? \d\d:\d\d \(Brasília\)\.$/)).toBeVisible()
  const firstGame = page.getByRole('article').first().getByRole('link')
  await expect(firstGame).toBeVisible()
  expect(hrefs).toContain(await firstGame.getAttribute('href'))
  await page.goto(`${deployment.url}/m/useragreement`)
  await expect(page.getByRole('heading', { name: site.t.titles.userAgreement }).first()).toBeVisible()
})

test('[9] a new version takes over once by itself, waits for a form, and the kill switch removes everything', async ({
  page,
  deployment,
  site,
  problems,
}) => {
  problems.allow(/Failed to load|ERR_/)
  await visit(page, deployment.url)
  let loads = 0
  page.on('load', () => loads++)
  deployment.deploy()
  await lookForUpdate(page)
  await expect.poll(() => loads, { timeout: 30_000 }).toBe(1)
  // Nothing newer is found: a page that reloaded for it again would do so now.
  await lookForUpdate(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(loads).toBe(1)

  await page.clock.install()
  await page.goto(`${deployment.url}/m/login`)
  loads = 0
  const userName = page.getByLabel(site.t.auth.username, { exact: true })
  await userName.fill('anac')
  deployment.deploy()
  await lookForUpdate(page)
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)
  // Longer than the page takes to find the one that waits, and to tell it.
  await page.clock.runFor(5500)
  await painted(page)
  expect(loads).toBe(0)
  // The page has just reloaded: half a minute would pass before it does so again.
  await page.evaluate(() => sessionStorage.removeItem('chunkReload'))
  await userName.fill('')
  await expect.poll(() => loads, { timeout: 30_000 }).toBe(1)

  deployment.removeWorker()
  // An answer that is still on its way keeps the former worker: the player closes the page, and visits again.
  await page.goto('about:blank')
  await expect(async () => {
    const visitor = await page.context().newPage()
    try {
      await visitor.goto(`${deployment.url}/m/home`)
      await lookForUpdate(visitor)
      const registrations = () => visitor.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      await expect.poll(registrations, { timeout: 5_000 }).toBe(0)
      expect(await keptAddresses(visitor)).toEqual([])
    } finally {
      await visitor.close()
    }
  }).toPass({ timeout: 60_000 })
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('[8] a deploy under an open tab: one retry, then the player reloads once and goes on', async ({
    page,
    deployment,
    site,
    problems,
  }) => {
    problems.allow(/Failed to (load|fetch)|404|ChunkError/)
    await page.goto(`${deployment.url}/m/home`)
    await expect(page.getByRole('article').first()).toBeVisible()
    let loads = 0
    page.on('load', () => loads++)
    await site.openMenu()
    deployment.deploy()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('dialog').getByRole('link', { name: site.t.titles.help }).click()
    await expect(page.getByRole('heading', { name: site.t.system.failedTitle })).toBeVisible()
    // Twice, and twice more if it had failed before the finger left the link.
    expect([2, 4]).toContain(asked.filter((path) => path.includes('HelpScreen')).length)
    expect(loads).toBe(0)
    await page
      .getByRole('main')
      .getByRole('button', { name: /tentar/i })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    expect(loads).toBe(1)
  })
})

test('[9] a guest whose network goes before the next screen is told so, and goes on from there', async ({ page, context, problems }) => {
  problems.allow(/Failed to (load|fetch)|ChunkError|ERR_/)
  await page.goto('/m/help')
  const article = page.getByRole('main').getByRole('link').first()
  await expect(article).toBeVisible()
  await context.route('**/assets/*.js', (route) => route.abort())
  await article.click()
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await context.unrouteAll()
  await retry.click()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(retry).toBeHidden()
})

test('[9] texts that do not come are told, and one press brings them', async ({ page, context, site, problems }) => {
  problems.allow(/Failed to (load|fetch)|ChunkError|ERR_/)
  // The press reloads the page. They are also tried again every 2 s: until the press they cannot come.
  let isReloaded = false
  await context.route(/\/assets\/public-[^/]+\.js$/, (route) => (isReloaded ? route.fallback() : route.abort()))
  await page.goto('/m/home')
  page.on('request', (request) => (isReloaded ||= request.isNavigationRequest()))
  await page.getByRole('navigation', { name: site.t.layout.main }).getByRole('link', { name: site.t.layout.tabs.activity }).click()
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: site.t.titles.activity })).toBeVisible({ timeout: 20_000 })
})
