import { brotliCompressSync } from 'node:zlib'
import { holdFiles } from '../support/holdFiles.ts'
import { rendered } from '../support/rendered.ts'
import { shiftOf } from '../support/shiftOf.ts'
import { expect, test } from '../support/test.ts'
import { trackRequests } from '../support/trackRequests.ts'

// Pages that the gateway renders with their content: what shows before any script, and how the app takes it over.

/** Compressed bytes of a page with its content and its data. */
const MOST_HTML = 25_000

const pages = [
  '/m/home',
  '/m/gameList',
  '/m/gameList?gameType=FISH',
  '/m/gameCenter?type=FISH',
  '/m/gameLobby',
  '/m/activity',
  '/m/help',
  '/m/lottery',
]

for (const path of pages)
  test(`[2] the content of ${path} is in its HTML; the app takes it over, moves nothing and requests no picture again`, async ({
    page,
    context,
    request,
    merchant,
  }) => {
    test.skip(path !== '/m/home' && merchant.port !== 1, 'Other pages are the same in every brand, in other colours.')
    await rendered(request, path)
    expect(brotliCompressSync(await (await request.get(path)).body()).length).toBeLessThan(MOST_HTML)

    const rest = trackRequests(page)
    const pictures: string[] = []
    page.on('request', (one) => one.url().includes('/cdn/') && pictures.push(one.url()))
    const come = await holdFiles(context, '**/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await expect(main).toBeVisible()
    const early = await main.evaluate((element) => {
      Object.assign(window, { mainBefore: element })
      const [picture] = element.querySelectorAll<HTMLImageElement>('img[src^="/cdn/"]')
      return {
        text: (element as HTMLElement).innerText,
        hasPicture: picture !== undefined,
        busy: element.querySelectorAll('[aria-busy=true]').length,
      }
    })
    expect(early.text.length).toBeGreaterThan(100)
    expect(early.busy).toBe(0)
    if (path !== '/m/help') {
      const first = main.locator('img[src^="/cdn/"]').first()
      await expect.poll(() => first.evaluate((picture: HTMLImageElement) => picture.naturalWidth), { timeout: 60_000 }).toBeGreaterThan(0)
    }
    come()
    await expect(page.locator('html:not([data-first])')).toBeAttached({ timeout: 60_000 })
    expect(await shiftOf(page, rest)).toBeLessThan(0.02)
    expect(await main.evaluate((element) => element === (window as unknown as { mainBefore: Element }).mainBefore)).toBe(true)
    // Another width of a picture would be a second request, too.
    const names = pictures.map((address) => new URL(address).pathname)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

interface Session {
  userName: string
  token: string
}

test('[quality: security] a page is the same for two members and for a guest: nothing of a member is in it', async ({
  page,
  qa,
  request,
  site,
}) => {
  const newMember = async (balance: number) => (await qa.newMember({ balance })) as unknown as Session
  const [one, other] = [await newMember(123_456), await newMember(98_765)]
  const asMember = async ({ token }: Session) =>
    (await request.get('/m/home', { headers: { Authorization: `Bearer ${token}`, Cookie: `token=${token}` } })).text()
  await rendered(request, '/m/home')
  const traces = [one, other].flatMap(({ userName, token }) => [userName, token])
  // Another test may change the content between two requests.
  await expect(async () => {
    const guest = await (await request.get('/m/home')).text()
    expect(guest).toContain('id="page-data"')
    expect([await asMember(one), await asMember(other)]).toEqual([guest, guest])
    expect(traces.filter((trace) => guest.includes(trace))).toEqual([])
    for (const balance of [123_456, 98_765]) expect(guest).not.toMatch(site.amount(balance))
  }).toPass()
  // A member gets the empty frame, and not a guest's page.
  await page.goto('/m/help')
  await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), JSON.stringify(one))
  await page.goto('/m/home', { waitUntil: 'commit' })
  await expect(page.locator('html[data-first=drawn]')).toHaveCount(0)
})
