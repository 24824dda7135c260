import { recordAnnounced } from '../support/recordAnnounced.ts'
import { expect, test } from '../support/test.ts'

test('[4] an expired session is reported once, and the login leads back to the same screen', async ({ page, qa, site, problems }) => {
  problems.allow(/401/)
  const member = await qa.newMember()
  await site.signIn(member)
  // Home polls, and would report it first.
  await page.goto('about:blank')
  await qa.call('POST', 'sessions/expire', { merchant: qa.merchant, userName: member.userName })
  await page.goto('/m/gameRecord')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(site.t.system.expiredTitle)
  await dialog.getByRole('button', { name: site.t.system.signIn }).click()
  await site.submitLogin(member)
  await expect(page).toHaveURL(/\/m\/gameRecord/)
})

test('[6] an unknown game says so and offers others', async ({ page, qa, site, problems }) => {
  problems.allow(/40\d.*launchGame/)
  await site.enter(await qa.newMember())
  await page.goto('/m/launchGame?nodeId=nowhere&vassalage=NOBODY&gameType=RNG&gameName=Nada')
  await expect(site.alert()).toContainText(site.t.games.launch.noGame)
  await page.getByRole('button', { name: site.t.games.launch.others }).click()
  await expect(page).toHaveURL(/\/m\/gameList/)
})

const hostile = ['<img src=x onerror=alert(1)>', "'; drop table games; --", '../../etc/passwd', 'RNG%00', '🎰'.repeat(400), '__proto__']

test('[2.7] a hostile game type shows a real one instead', async ({ page, site }) => {
  for (const gameType of hostile) {
    await page.goto(`/m/gameList?gameType=${encodeURIComponent(gameType)}`)
    await expect(site.alert(), gameType).toContainText(/categoria/i)
    await expect(page.getByRole('article').first(), gameType).toBeVisible()
    await expect(page.getByRole('tab', { name: site.t.games.category.ALL }), gameType).toHaveAttribute('aria-selected', 'true')
  }
})

test('[8] a malformed answer is reported in its block and can be retried', async ({ page, site }) => {
  let broken = true
  await page.route('**/wps/relay/GCSGAME_gameList*', (route) =>
    broken ? route.fulfill({ json: { games: 'none', pageNum: {} } }) : route.continue(),
  )
  // With the data saver the page has no content before the app starts.
  await page.addInitScript(() => localStorage.setItem('dataSaver', 'true'))
  await page.goto('/m/gameList?gameType=FISH')
  await expect(page.getByText(site.t.games.pageFailed)).toBeVisible()
  broken = false
  await page.getByRole('button', { name: /tentar/i }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('[8] without a gateway the page stays usable, and recovers', async ({ page, site, problems }) => {
  problems.allow(/ERR_FAILED|ERR_CONNECTION|Failed to load/)
  let dead = true
  await page.route('**/wps/**', (route) => (dead ? route.abort() : route.continue()))
  // With the data saver the page has no content before the app starts.
  await page.addInitScript(() => localStorage.setItem('dataSaver', 'true'))
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: site.t.closed.serviceTitle })).toBeVisible({ timeout: 20_000 })
  dead = false
  await page.getByRole('button', { name: /tentar/i }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('[8] going offline and coming back are both announced', async ({ page, context, site, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module/)
  await site.home()
  // The prerendered page is visible before the code that detects it.
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/^sem internet/i)).toBeVisible()
  await page.evaluate(recordAnnounced)
  await context.setOffline(false)
  await expect(page.getByText(/^sem internet/i)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.announced)).toContain(site.t.system.backOnline)
  await page.getByRole('navigation', { name: site.t.layout.main }).getByRole('link', { name: site.t.layout.tabs.activity }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

for (const kind of ['blocked', 'full'] as const) {
  test(`[3] with ${kind} storage a member can still sign in and play`, async ({ page, qa, site }) => {
    await page.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError')
      }
      if (how === 'full') Storage.prototype.setItem = refuse
      else for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(globalThis, name, { get: refuse })
    }, kind)
    await page.goto('/m/login')
    await site.submitLogin(await qa.newMember({ balance: 4200 }))
    await expect(site.balance()).toContainText('42,00')
    await page.getByRole('navigation', { name: site.t.layout.main }).getByRole('link', { name: site.t.layout.tabs.activity }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}

for (const [name, answer] of [
  ['404', { status: 404 }],
  ['a page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Ipanema</title>' }],
] as const) {
  test(`[8] a screen whose code is answered by ${name} says so, and one press loads it`, async ({ page, site, problems }) => {
    problems.allow(/Failed to (load|fetch)|404|ChunkError|MIME type/)
    let broken = true
    await page.route(/HelpScreen[^/]*\.js/, (route) => (broken ? route.fulfill(answer) : route.continue()))
    await page.goto('/m/home')
    await expect(page.getByRole('article').first()).toBeVisible()
    await site.openMenu()
    await page.getByRole('dialog').getByRole('link', { name: site.t.titles.help }).click()
    const failed = page.getByRole('heading', { name: site.t.system.failedTitle })
    await expect(failed).toBeVisible()
    broken = false
    await page
      .getByRole('main')
      .getByRole('button', { name: /tentar/i })
      .click()
    await expect(page).toHaveURL(/\/m\/help/)
    await expect(failed).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })
}
