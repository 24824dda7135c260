import { holdFiles } from '../support/holdFiles.ts'
import { shiftOf } from '../support/shiftOf.ts'
import { expect, test } from '../support/test.ts'
import { trackRequests } from '../support/trackRequests.ts'
import { waitLonger } from '../support/waitLonger.ts'

// What a page shows before the app starts, and how the app takes it over: the same code in every brand.

for (const path of ['/m/gameList', '/m/activity'])
  test(`[9] pictures of ${path} show before any script has loaded, and the app does not request them again`, async ({ page, context }) => {
    const rest = trackRequests(page)
    const come = await holdFiles(context, '**/*.js')
    // When the app starts, the first picture has loaded and the others are pending, as on a slow network.
    const pictures: string[] = []
    let pass = () => undefined as void
    const app = new Promise<void>((resolve) => (pass = resolve))
    await context.route(/\/cdn\/(games|promotions)\//, async (route) => {
      if (pictures.push(route.request().url()) > 1) await app
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const first = page.locator('img[data-early]').first()
    // A new gateway renders each picture at its first request.
    await expect.poll(() => first.evaluate((picture: HTMLImageElement) => picture.naturalWidth), { timeout: 60_000 }).toBeGreaterThan(0)
    come()
    await expect(first).toHaveCount(0, { timeout: 60_000 })
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    pass()
    // Another width of a picture would be a second request, too.
    const twice = () => pictures.length - new Set(pictures.map((address) => new URL(address).pathname)).size
    expect(twice()).toBe(0)
    if (path === '/m/activity') return
    // A picture that leaves the page must not request the page's width either.
    await page.locator('nav a[href^="/m/activity"]').first().click()
    await expect(page).toHaveURL(/activity/)
    await rest(300, 60_000)
    expect(twice()).toBe(0)
  })

test('[9] no broken picture is shown, neither before its address is known nor if it fails to load', async ({ page, context, problems }) => {
  problems.allow(/Failed to load resource/)
  const come = await holdFiles(context, '**/*.js')
  let answer = () => undefined as void
  const known = new Promise<void>((resolve) => (answer = resolve))
  await context.route(/MCSFE_getPromotions\b/, async (route) => {
    await known
    await route.continue()
  })
  let lost = 0
  await context.route(/\/cdn\/promotions\//, async (route) => {
    await route.abort()
    lost++
  })
  await page.goto('/m/activity', { waitUntil: 'commit' })
  const place = page.locator('img[data-early]').first()
  await expect(place).toBeAttached()
  await expect(place).toBeHidden()
  answer()
  await expect.poll(() => lost).toBeGreaterThan(0)
  await expect(place).toBeHidden()
  come()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

for (const path of ['/m/help', '/m/lottery'])
  test(`[9] names of ${path} show before any sheet or script has loaded, move nothing, and show again in the app`, async ({
    page,
    context,
  }) => {
    const rest = trackRequests(page)
    const come = await holdFiles(context, '**/*.js')
    const style = await holdFiles(context, '**/*.css')
    await page.goto(path, { waitUntil: 'commit' })
    const names = page.locator('[data-early-text]')
    await expect(names.first()).not.toBeEmpty()
    style()
    await expect(page.locator('head > style')).toHaveCount(0)
    const early = (await names.allTextContents()).filter((name) => name !== '')
    come()
    await expect(names).toHaveCount(0)
    const main = page.getByRole('main')
    for (const name of early) await expect(main.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
    expect(await shiftOf(page, rest)).toBeLessThan(0.02)
  })

for (const network of ['quick', 'slow'] as const)
  test(`[quality: first paint] on a ${network} network ${network === 'quick' ? 'data is shown before the code loads' : 'the code waits for no data'}`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(waitLonger)
    await page.addInitScript(
      (took) => void Object.defineProperty(PerformanceResourceTiming.prototype, 'duration', { get: () => took }),
      network === 'quick' ? 10 : 200,
    )
    let answer = () => undefined as void
    const known = new Promise<void>((resolve) => (answer = resolve))
    await context.route(/MCSFE_getPromotions\b/, (route) => known.then(() => route.continue()))
    await page.goto('/m/activity', { waitUntil: 'commit' })
    const isApp = page.locator('html:not([data-first])')
    // On a slow network the app starts without the answer; on a fast one the code is not requested until the answer arrives.
    await expect(network === 'slow' ? isApp : page.locator('html:not(:has(head > style))')).toBeAttached()
    answer()
    await expect(isApp).toBeAttached()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    const [picture, code] = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const first = (kind: RegExp) => files.filter(({ name }) => kind.test(new URL(name).pathname))
      return [
        Math.min(...first(/\/cdn\/promotions\//).map(({ responseEnd }) => responseEnd)),
        Math.min(...first(/\.js$/).map(({ startTime }) => startTime)),
      ]
    })
    if (network === 'quick') expect(code).toBeGreaterThan(picture!)
    else expect(code).toBeLessThan(picture!)
  })
