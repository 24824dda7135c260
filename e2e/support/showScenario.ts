import type { Page } from '@playwright/test'
import { fillStorage, lengthenTexts, type Scenario, shortenTexts, store } from '@platform/test-kit/scenarios'
import { trackRequests } from './trackRequests.ts'

export interface Stage {
  /** Address of the gateway, whose console opens the scenario. */
  gateway: string
  /** Address of the merchant's site. */
  site: string
  merchant: string
  language: 'PT' | 'EN'
  /** Client address of the page's calls (`X-Test-Address`): faults apply to this address only. */
  address: string
}

/** A light screen on which the app starts before the scenario applies, and another one for screens that share its code. */
const shell = { path: '/m/activityInfo', code: 'DocumentScreen' }
const otherShell = { path: '/m/help', code: 'HelpScreen' }
/** Whether a screen shares code with the usual start screen. */
export const startsElsewhere = (path: string) => /activityInfo|useragreement/.test(path)

/** Sets up a scenario and shows it in a new page of the site. Returns a function that undoes it. */
export async function showScenario(page: Page, scenario: Scenario, stage: Stage): Promise<() => Promise<unknown>> {
  const { gateway, site, merchant, language, address } = stage
  const post = (action: string, body: object) => callConsole(gateway, action, body)
  const { id, path, session } = await post('scenarios/open', { merchant, language, address, scenario })
  const { browser = {} } = scenario
  if (browser.reducedMotion) await page.emulateMedia({ reducedMotion: 'reduce' })
  if (browser.slow) await slowDown(page)
  await page.addInitScript(startAs, { language, session: session && JSON.stringify(session) })
  if (browser.stored) await page.addInitScript(store, browser.stored)
  if (browser.storageFull) await page.addInitScript(fillStorage)
  if (browser.offline || browser.code) {
    const rest = trackRequests(page)
    const start = startsElsewhere(path) ? otherShell : shell
    // The code of the other screens, which the site prefetches.
    const isOther = (url: string) => !url.includes(`/assets/${start.code}`)
    if (browser.code) await withhold(page, ['*/assets/*Screen-*.js'], browser.code, isOther)
    await page.goto(site + start.path)
    await page.locator('main').waitFor()
    // Late code stays pending.
    if (browser.code === 'late') await rest(300, 1500).catch(() => undefined)
    else await rest(300, 10_000)
    if (browser.offline) await goOffline(page)
    await goTo(page, path)
  } else {
    await page.goto(site + path, { waitUntil: 'commit' })
  }
  return () => post('scenarios/undo', { id })
}

/** Navigates to another screen without reloading the site. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

/** Changes the texts of a rendered page as the scenario describes. Returns a function that restores them. */
export async function afterSettled(page: Page, { browser }: Scenario): Promise<() => Promise<void>> {
  const scaleTo = (scale?: number) =>
    page.evaluate((size) => void (document.documentElement.style.fontSize = size), scale ? `${scale * 100}%` : '')
  if (browser?.textScale) await scaleTo(browser.textScale)
  if (browser?.longTexts) await page.evaluate(lengthenTexts, browser.longTexts)
  return async () => {
    if (browser?.longTexts) await page.evaluate(shortenTexts)
    if (browser?.textScale) await scaleTo()
  }
}

interface Opened {
  id: string
  path: string
  session?: object
}

async function callConsole(gateway: string, action: string, body: object): Promise<Opened> {
  const response = await fetch(`${gateway}/console/api/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: gateway },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`console/api/${action} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Opened
}

function startAs({ language, session }: { language: string; session: string | undefined }) {
  localStorage.setItem('lang', language)
  if (session && !sessionStorage.getItem('MC_SESSION_INFO')) sessionStorage.setItem('MC_SESSION_INFO', session)
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 25_000 }
  await devtools.send('Network.emulateNetworkConditions', slow)
}

/** Makes requests of a page fail or stay pending. Playwright's own routes intercept every request and disable the browser's cache. */
async function withhold(page: Page, patterns: string[], how: 'late' | 'lost', which = (_url: string) => true) {
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (which(request.url)) {
      if (how === 'lost') devtools.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' }).catch(ignore)
    } else devtools.send('Fetch.continueRequest', { requestId }).catch(ignore)
  })
  await devtools.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) })
}

/** The page is closed. */
const ignore = () => {}

/** Offline as on a phone with the site installed: files are cached, the gateway is unreachable. */
async function goOffline(page: Page) {
  await withhold(page, ['*/wps/*', '*/lgw/*'], 'lost')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    dispatchEvent(new Event('offline'))
  })
}
