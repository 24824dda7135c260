import type { BrowserContext, Page } from '@playwright/test'
import t from '../../apps/play/src/i18n/locales/pt-BR/lottery.json' with { type: 'json' }
import { expectAccessible } from '../support/axe.ts'
import type { QaConsole } from '../support/QaConsole.ts'
import { recordAnnounced } from '../support/recordAnnounced.ts'
import type { Site } from '../support/Site.ts'
import { expect, test } from '../support/test.ts'

/** A draw every three minutes leaves enough time for a busy machine. */
const LOTTERY = 'EFN3'
const NAME = 'Cinco Números 3 min'
const NEXT_DRAW_MS = 180_000
/** Betting closes this long before the draw. */
const LOCK_MS = 10_000

test.describe.configure({ mode: 'serial' })
// A page may request its draw just as `reconnect` takes it offline.
test.beforeEach(({ problems }) => problems.allow(/ERR_INTERNET_DISCONNECTED/))

/** The gateway's clock in ms, and its offset from this machine's. */
async function clockOf(qa: QaConsole, page: Page) {
  const answer = await page.request.get('/wps/system/status', { headers: { 'X-Merchant': qa.merchant } })
  const now = Number(answer.headers()['x-server-time'])
  return { now, offset: now - Date.now() }
}

/** Moves the gateway's clock forward by `ms`. */
async function moveClock(qa: QaConsole, page: Page, ms: number) {
  const { offset } = await clockOf(qa, page)
  await qa.call('POST', 'clock', { offsetMs: Math.round(offset) + ms })
}

/** Moves the clock to one second after a draw has opened. */
async function freshDraw(qa: QaConsole, page: Page) {
  const { now } = await clockOf(qa, page)
  await moveClock(qa, page, NEXT_DRAW_MS - ((now + LOCK_MS - 1000) % NEXT_DRAW_MS))
}

/** Goes offline and online, as in a tunnel, so that the page refreshes. */
async function reconnect(context: BrowserContext) {
  await context.setOffline(true)
  await context.setOffline(false)
}

/** Opens the betting page from the lobby's own link. */
async function openBetting(page: Page, code = LOTTERY) {
  await page.goto('/m/lottery')
  await page.locator(`a[href*="code=${code}"]`).first().click()
  await expect(page).toHaveURL(/\/play\/lottery\//)
  await expect(page.getByRole('heading', { level: 2, name: /Concurso \d+/ })).toBeVisible()
  await expect(page).toHaveTitle(`${await page.getByRole('heading', { level: 1 }).innerText()} · Loterias`)
}

const numero = async (page: Page) => /\d+/.exec(await page.getByRole('heading', { level: 2 }).first().innerText())?.[0] ?? ''
const bar = (page: Page) => page.getByRole('contentinfo')

/** Bets on both odd and even of the sum: one of them wins in every draw. */
async function pickSum(page: Page) {
  await page.getByRole('tab', { name: 'Soma' }).click()
  await page.getByRole('button', { name: t.half.ODD, exact: true }).click()
  await page.getByRole('button', { name: t.half.EVEN, exact: true }).click()
}

async function signIn(site: Site, qa: QaConsole, balance: number) {
  await site.enter(await qa.newMember({ balance }))
}

test('[2.8] bets by keyboard, cancels a line, sees the draw, one notification in another tab, and the record', async ({
  page,
  context,
  qa,
  site,
}) => {
  await signIn(site, qa, 10_000)
  await freshDraw(qa, page)
  await page.goto('/m/lottery')
  const heart = page.getByRole('article').first().getByRole('button')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('timer').first()).toHaveText(/\d\d:\d\d:\d\d/)
  await expectAccessible(page)

  await openBetting(page)
  await page.getByRole('tab', { name: 'No lugar' }).click()
  const place = page.getByRole('group', { name: '1º número', exact: true })
  await place.getByRole('button').first().focus()
  for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await expect(place.locator('[aria-pressed=true]')).toHaveText(['0', '6'])
  await expect(bar(page)).toContainText('2 apostas × R$ 1,00 = R$ 2,00')
  await bar(page).getByRole('button', { name: t.add }).click()
  await pickSum(page)
  await expectAccessible(page)
  const drawn = await numero(page)
  await bar(page).getByRole('button', { name: t.bet }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: `Apostar R$ 4,00 no concurso ${drawn}` }).click()
  await expect(sheet.getByText(t.placed)).toBeVisible()
  await expect(sheet).toContainText('Saldo: R$ 96,00')
  // However the receipt is closed, the next bet starts with an empty slip.
  await sheet.getByRole('button', { name: 'Fechar' }).click()
  await expect(bar(page)).toContainText(t.pick)
  await expect(page.getByRole('button', { name: `${t.slip} (` })).toHaveCount(0)

  let answer = () => undefined as void
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/lgw\/orders\?/, (route) => held.then(() => route.continue()))
  await page.getByRole('button', { name: t.myBets }).click()
  const [spinner, around] = await Promise.all([sheet.getByRole('status').boundingBox(), sheet.boundingBox()])
  expect(spinner!.x + spinner!.width / 2, 'in the middle').toBeCloseTo(around!.x + around!.width / 2, 0)
  answer()
  await sheet.getByRole('button', { name: `Concurso ${drawn}` }).click()
  await sheet.getByRole('button', { name: t.cancel }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: t.cancel }).click()
  await expect(sheet.getByText(t.status.cancelled)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner')).toContainText('R$ 98,00')

  // Two more tabs of the site: only one of them shows the notification.
  const tabs = [await context.newPage(), await context.newPage()]
  await Promise.all(tabs.map((tab) => Promise.all([tab.waitForResponse(/\/lgw\/orders\/settled/), tab.goto('/m/lotteryRecord')])))
  await expect(tabs[0]!.getByRole('main').getByRole('button', { name: NAME }).first()).toBeVisible()
  await page.evaluate(recordAnnounced)
  await moveClock(qa, page, NEXT_DRAW_MS)
  await reconnect(context)
  await expect(page.getByText(new RegExp(`Concurso ${drawn}: você ganhou`))).toBeVisible()
  const result = new RegExp(`^${t.result.replace('{numero}', drawn)}: \\d`)
  await expect.poll(() => page.evaluate(() => window.announced)).toContainEqual(expect.stringMatching(result))
  await expect(page.getByRole('banner')).not.toContainText('R$ 98,00')

  const news = (tab: Page) => tab.getByRole('status').filter({ hasText: `Concurso ${drawn}: você ganhou` })
  for (const tab of tabs) await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(async () => (await news(tabs[0]!).count()) + (await news(tabs[1]!).count())).toBe(1)
  const teller = (await news(tabs[0]!).count()) ? tabs[0]! : tabs[1]!
  await news(teller).getByRole('link').click()
  await expect(teller.getByRole('dialog')).toContainText(/acertou/)
  await expectAccessible(teller)
})

test('[2.8] a bet is never placed on a closed draw, on another draw than shown, or twice by itself', async ({
  page,
  context,
  qa,
  site,
  problems,
}) => {
  problems.allow(/400.*\/lgw\/orders\/place/)
  await signIn(site, qa, 10_000)
  await freshDraw(qa, page)
  await openBetting(page)
  await pickSum(page)
  const before = await numero(page)
  await bar(page).getByRole('button', { name: t.bet }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: `no concurso ${before}` })).toBeEnabled()

  await moveClock(qa, page, NEXT_DRAW_MS)
  // On a slow machine the page may switch to the new draw before the tap, which then hits a disabled button.
  const tap = sheet.getByRole('button', { name: `no concurso ${before}` }).click({ timeout: 10_000 })
  await tap.catch(() => undefined)
  await expect(sheet.getByText(new RegExp(`O concurso mudou de ${before} para`))).toBeVisible()
  await expect(sheet.getByRole('button', { name: /Apostar R\$ 2,00/ })).toBeDisabled()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /Continuar com o concurso/ }).click()
  await sheet.getByRole('button', { name: /Apostar R\$ 2,00 no concurso/ }).click()
  await expect(sheet.getByText(t.placed)).toBeVisible()
  await expect(sheet).not.toContainText(before)
  // However the receipt is closed, the next slip is empty.
  await page.keyboard.press('Escape')
  await expect(bar(page)).toContainText(t.pick)

  const other = await context.newPage()
  await openBetting(other)
  await pickSum(other)
  await bar(other).getByRole('button', { name: t.bet }).click()
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /Apostar R\$ 2,00/ })
    .click()
  await expect(other.getByRole('dialog').getByText(/Você já fez esta mesma aposta/)).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(other.getByRole('banner')).toContainText('R$ 98,00')
})

test('[2.8] the second tap of a double tap neither clears nor places the slip that the first one opened', async ({ page, qa, site }) => {
  await signIn(site, qa, 10_000)
  await freshDraw(qa, page)
  await openBetting(page)
  await pickSum(page)
  let orders = 0
  page.on('request', (request) => (orders += Number(request.url().includes('/lgw/orders/place'))))
  await bar(page).getByRole('button', { name: t.bet }).dblclick()
  const slip = page.getByRole('dialog')
  await expect(slip.getByRole('button', { name: /Apostar R\$ 2,00/ })).toBeVisible()
  await slip.getByRole('button', { name: t.clearSlip }).click()
  await expect(bar(page)).toContainText(t.pick)
  expect(orders).toBe(0)
})

test('[7.6] a reload during a bet resumes it: one order, shown as placed, and an empty slip', async ({ page, qa, site }) => {
  await signIn(site, qa, 10_000)
  await freshDraw(qa, page)
  await openBetting(page)
  await pickSum(page)
  const drawn = await numero(page)
  // The gateway accepts the bet; its answer never arrives.
  const taken = new Promise<void>((resolve) => {
    void page.route(/\/lgw\/orders\/place/, async (route) => {
      await route.fetch()
      resolve()
    })
  })
  await bar(page).getByRole('button', { name: t.bet }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Apostar R\$ 2,00/ })
    .click()
  await taken
  await page.reload()
  await expect(page.getByText(t.placedEarlier)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('R$ 98,00')
  await expect(bar(page)).toContainText(t.pick)
  await expectAccessible(page)
  await page.getByRole('button', { name: t.myBets, exact: true }).first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: `Concurso ${drawn}` })).toHaveCount(1)
})

test('[2.8] quick picks, stakes, saved numbers, an edited line, a shared slip and the last bet again; past draws predict nothing; a reveal without motion', async ({
  page,
  context,
  qa,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(site, qa, 10_000)
  await freshDraw(qa, page)
  await openBetting(page)
  const drawn = await numero(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const inPlace = () => page.getByRole('tab', { name: 'No lugar' }).click()
  const sheet = page.getByRole('dialog')

  await press(t.surprise)
  await expect(bar(page)).toContainText('1 aposta × R$ 1,00 = R$ 1,00')
  await inPlace()
  await page.getByRole('group', { name: 'Escolha rápida: 1º número' }).getByRole('button', { name: t.key.even, exact: true }).click()
  await expect(bar(page)).toContainText('5 apostas × R$ 1,00 = R$ 5,00')
  await press(t.saved)
  await sheet.getByRole('button', { name: t.save }).click()
  await expect(sheet.getByRole('button', { name: t.save })).toBeHidden()

  // They survive a reload, not only closing the sheet.
  await page.reload()
  await inPlace()
  await expect(bar(page)).toContainText(t.pick)
  await press(t.saved)
  await sheet.getByRole('button', { name: t.use }).click()
  await page.getByRole('radio', { name: 'R$ 0,10' }).click()
  await page.getByLabel(t.multiplier, { exact: true }).and(page.getByRole('textbox')).fill('3')
  await expect(bar(page)).toContainText('5 apostas × R$ 0,10 × 3 = R$ 1,50')
  // Only one number can come in that place: 0,10 × 3 × 9,5.
  await expect(page.getByRole('region', { name: 'No lugar' })).toContainText('Paga 9,5×')
  await expect(bar(page)).toContainText('pode ganhar até R$ 2,85')

  await bar(page).getByRole('button', { name: t.bet }).click()
  await sheet.getByRole('button', { name: new RegExp(`^${t.edit}: No lugar`) }).click()
  await page.getByRole('group', { name: '1º número', exact: true }).getByRole('button', { name: '8' }).click()
  await bar(page).getByRole('button', { name: t.update }).click()
  await press(`${t.slip} (1)`)
  await expect(sheet).toContainText('4 apostas × R$ 0,10 × 3')
  await sheet.getByRole('button', { name: `Apostar R$ 1,20 no concurso ${drawn}` }).click()
  await press(t.share)
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared.replaceAll('\u00a0', ' ')).toMatch(
    new RegExp(`^${NAME}, concurso ${drawn}\nNo lugar: 0 2 4 6 · .*\nTotal: R\\$ 1,20\nBilhete nº \\w+$`),
  )
  await press(t.newBet)

  await press(t.repeat)
  await press(`${t.slip} (1)`)
  await expect(sheet).toContainText('4 apostas × R$ 0,10 × 3')
  await press(t.clearSlip)

  await press(t.history)
  await expect(sheet.getByRole('listitem')).toHaveCount(30)
  await sheet.getByText(t.frequencies, { exact: true }).click()
  await expect(sheet.getByText(t.noPrediction)).toBeVisible()
  const times = (await sheet.getByRole('listitem').allInnerTexts()).map((text) => Number(/(\d+) vez/.exec(text)?.[1] ?? 0))
  expect(times.reduce((sum, one) => sum + one, 0)).toBe(30 * 5)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await moveClock(qa, page, NEXT_DRAW_MS)
  await reconnect(context)
  const balls = page.getByRole('region', { name: 'Concurso' }).locator('span[style*=animation-delay]')
  await expect(balls).toHaveCount(5)
  await expect(page.getByText(new RegExp(`Resultado do concurso ${drawn}: \\d`)).first()).toBeAttached()
  const moves = () => balls.evaluateAll((all) => all.filter((ball) => getComputedStyle(ball).animationName !== 'none').length)
  expect(await moves()).toBe(0)
  // Without the reduced-motion setting, the same numbers are animated.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await moves()).toBe(5)

  await press(t.myBets)
  await sheet.getByRole('button', { name: `Concurso ${drawn}` }).click()
  await expect(sheet.getByText(/^Bilhete nº/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: t.cancel })).toBeHidden()
})

test('[2.8] a guest can verify a draw, but not before it was drawn', async ({ page, gateway, merchant }) => {
  const { headers, url } = { headers: { 'X-Merchant': merchant.code }, url: `${gateway}/lgw/vn/numeros` }
  const [last] = (await (await page.request.get(`${url}/opened/game?gameCode=${LOTTERY}`, { headers })).json()) as { drawId: string }[]
  const { draw } = (await (await page.request.get(`${url}/current?gameCode=${LOTTERY}`, { headers })).json()) as {
    draw: { drawId: string }
  }
  await page.goto(`${gateway}/play/check?draw=${last!.drawId}&merchant=${merchant.code}`)
  await expect(page.getByText(t.checkOk, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(t.drawId).fill(draw.drawId)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.checkWait, { exact: true })).toBeVisible()
})

test('[2.8] on a short phone the numbers are in view at once; five ordered numbers are five places and one keypad that advances', async ({
  page,
  qa,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await signIn(site, qa, 10_000)
  await freshDraw(qa, page)
  await openBetting(page)
  await page.getByRole('tab', { name: t.play.FIVE_STRAIGHT.name }).click()
  await page.evaluate(() => scrollTo(0, 0))
  const places = page.getByRole('group', { name: t.play.FIVE_STRAIGHT.name }).getByRole('button')
  await expect(places).toHaveCount(5)
  const keypad = page.getByRole('group', { name: /^\dº número$/ })
  await expect(keypad).toHaveCount(1)
  await expect(keypad.getByRole('button').first()).toBeInViewport()
  for (let place = 0; place < 5; place++) {
    await expect(places.nth(place)).toHaveAttribute('aria-pressed', 'true')
    await keypad.getByRole('button', { name: String(place), exact: true }).click()
  }
  await expect(bar(page)).toContainText('1 aposta × R$ 1,00 = R$ 1,00')
})
