import type { Page } from '@playwright/test'
import { Deployment } from '../support/Deployment.ts'
import { everythingStored } from '../support/everythingStored.ts'
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
// The worker is registered once the page is idle, which takes long on a busy machine.
test.slow()

/** Visits home and waits until the service worker controls the page. */
async function visit(page: Page, url: string) {
  await page.goto(`${url}/m/home`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 })
}
/** Checks for an update, which may take seconds. The update may reload the page meanwhile, or remove the registration. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update())).catch(() => undefined)

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
  })
const tokenOf = (page: Page) => page.evaluate(() => (JSON.parse(localStorage.getItem('MC_SESSION_INFO')!) as { token: string }).token)

test('[4] offline, the site opens with the last home and its age, and with nothing of the player before on the same phone', async ({
  page,
  deployment,
  qa,
  site,
  problems,
}) => {
  problems.allow(/Failed to load|ERR_|offline|401/i)
  /** Signs in under the control of the worker, visits a page of the player, and returns what would betray that. */
  const play = async (balance: number) => {
    const member = await qa.newMember({ balance })
    await page.goto(`${deployment.url}/m/login`)
    await site.submitLogin(member)
    await expect(site.balance()).toBeVisible()
    await page.goto(`${deployment.url}/m/mine`)
    await expect(page.getByRole('main').getByText(member.userName)).toBeVisible()
    await visit(page, deployment.url)
    await expect(site.balance()).toContainText(site.amount(balance))
    return { member, traces: [member.userName, await tokenOf(page), member.password] }
  }
  const first = await play(424_242)
  // The control: the first two are found while they belong there.
  const before = await everythingStored(page)
  expect(first.traces.map((trace) => before.includes(trace))).toEqual([true, true, false])
  await site.signOut()
  const second = await play(77_777)

  await expect(page.getByRole('article').first()).toBeVisible()
  // Members see personal rows before the public ones; only the latter are stored.
  const hrefs = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  // What home showed is written a second after it came.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('keptAnswers') !== null)).toBe(true)
  const kept = await keptAddresses(page)
  expect(kept).toContain('/')
  // The public configuration, which the login has read as a guest, and nothing else of the gateway.
  expect(kept.filter((path) => /^\/(wps|lgw)\/(?!system\/)/.test(path))).toEqual([])

  const nothingOf = async (traces: string[], balance: number) => {
    const found = (await everythingStored(page)) + (await page.locator('body').innerText())
    expect(traces.filter((trace) => found.includes(trace))).toEqual([])
    expect(found).not.toMatch(site.amount(balance))
  }
  deployment.goDown()
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Sem internet\. Conteúdo de \d\d\/\d\d\/\d{4},? \d\d:\d\d \(Brasília\)\.$/)).toBeVisible()
  const firstGame = page.getByRole('article').first().getByRole('link')
  await expect(firstGame).toBeVisible()
  expect(hrefs).toContain(await firstGame.getAttribute('href'))
  // The player who is remembered is still signed in.
  await expect(site.balance()).toBeVisible()
  await nothingOf(first.traces, 424_242)
  await page.goto(`${deployment.url}/m/mine`)
  await expect(page.getByRole('main').getByText(second.member.userName)).toBeVisible()
  await nothingOf(first.traces, 424_242)

  await page.goto(`${deployment.url}/m/useragreement`)
  await expect(page.getByRole('heading', { name: site.t.titles.userAgreement }).first()).toBeVisible()
  await page.goto(`${deployment.url}/m/home`)
  await site.signOut()
  await page.goto(`${deployment.url}/m/mine`)
  await expect(page).toHaveURL(/\/m\/login/)
  await nothingOf([...first.traces, ...second.traces], 77_777)
})

test('[9] a new version activates once by itself and waits for a form; the kill switch removes everything', async ({
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
  // There is no newer version: a page that wrongly reloads again would do so now.
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
  // Longer than the page takes to find the waiting worker and activate it.
  await page.clock.runFor(5500)
  await painted(page)
  expect(loads).toBe(0)
  // The page has just reloaded, and would wait half a minute before it reloads again.
  await page.evaluate(() => sessionStorage.removeItem('chunkReload'))
  await userName.fill('')
  await expect.poll(() => loads, { timeout: 30_000 }).toBe(1)

  deployment.removeWorker()
  // A pending response keeps the old worker alive: the player closes the page and visits again.
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

  test('[8] a deploy under an open tab: the next screen reloads the page once without a tap, and opens', async ({
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
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.getByRole('dialog').getByRole('link', { name: site.t.titles.help }).click()
    await expect(page.getByRole('heading', { level: 1, name: site.t.titles.help })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    expect(loads).toBe(1)
    // Requested twice before the reload, and twice more if the prefetch on touch failed before.
    expect([2, 4]).toContain(requested.filter((path) => /HelpScreen(?!.*-v1)/.test(path)).length)

    // Within half a minute of a reload the player decides: otherwise a broken deployment would reload endlessly.
    deployment.deploy()
    await page.getByRole('navigation', { name: site.t.layout.main }).getByRole('link', { name: site.t.layout.tabs.activity }).click()
    await expect(page.getByText(site.t.system.newVersionText)).toBeVisible()
    expect(loads).toBe(1)
  })
})

test('[9] a guest who goes offline before the next screen sees it, and continues from there', async ({ page, context, problems }) => {
  problems.allow(/Failed to (load|fetch)|ChunkError|ERR_/)
  await page.goto('/m/help')
  const article = page.getByRole('main').getByRole('link').first()
  await expect(article).toBeVisible()
  // The page has its content before the app, whose own code must not be blocked.
  await expect(page.locator('html:not([data-first])')).toBeAttached()
  await context.route('**/assets/*.js', (route) => route.abort())
  await article.click()
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await context.unrouteAll()
  await retry.click()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(retry).toBeHidden()
})

test('[9] texts that fail to load are reported, and one press loads them', async ({ page, context, site, problems }) => {
  problems.allow(/Failed to (load|fetch)|ChunkError|ERR_/)
  // The press reloads the page. Texts are also retried every 2 s, so they stay blocked until the press.
  let isReloaded = false
  await context.route(/\/assets\/public-[^/]+\.js$/, (route) => (isReloaded ? route.fallback() : route.abort()))
  await page.goto('/m/home')
  // A tap before the app has started would open the prerendered page, which has its texts.
  await expect(page.locator('html:not([data-first])')).toBeAttached()
  await page.getByRole('navigation', { name: site.t.layout.main }).getByRole('link', { name: site.t.layout.tabs.activity }).click()
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  page.on('request', (request) => (isReloaded ||= request.isNavigationRequest()))
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: site.t.titles.activity })).toBeVisible({ timeout: 20_000 })
})
