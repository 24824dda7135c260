import { chromiumLaunch } from '@platform/config/chromium'
import { chromium, type Locator, type Page } from 'playwright'
import { QaConsole } from '../../../e2e/support/QaConsole.ts'
import { Site } from '../../../e2e/support/Site.ts'
import { type Hand, StepRegistration } from '../../../e2e/support/StepRegistration.ts'
import { phone } from './phone.ts'
import type { Gateway } from './startGateway.ts'

/** What the design allows. */
const BAR_S = 240
const KEY_MS = 200
/** A look at the next field or button, and the finger's way to it. */
const LOOK_MS = 700
/** Another app opens, and a code of six digits is read. */
const MESSAGE_MS = 4000
/** A document is laid out, and the phone held over it. */
const PICTURE_MS = 5000

/**
 * The registration of an active member in bandeira by a quick typist, five keys a second, on a phone: CPU 4 × slowed, 150 ms, 1.6 Mbit/s. The
 * sandbox's identity service answers by itself. `page` is what is left without the person's own time.
 */
export async function registrationTime({ origin, siteOf }: Gateway) {
  const site = siteOf(3)
  const qa = new QaConsole(origin, 'bandeira')
  await qa.call('POST', 'identity/answer', { answer: 'clear' })
  const browser = await chromium.launch(chromiumLaunch({ full: true }))
  try {
    const page = await slowPage(await browser.newContext({ ...phone, baseURL: site }).then((context) => context.newPage()))
    const { hand, rest, spent } = person(page)
    const registration = new StepRegistration({ page, qa, site: new Site(page, qa), market: 'br', hand })
    const rows: Record<string, { 'all s': number; 'page s': number }> = {}
    const begin = Date.now()
    const measured = async (name: string, act: () => Promise<unknown>) => {
      const [before, own] = [Date.now(), spent()]
      await act()
      const all = Date.now() - before
      rows[name] = { 'all s': seconds(all), 'page s': seconds(all - (spent() - own)) }
    }
    await measured('first page', () => page.goto('/m/register'))
    for (const step of registration.steps)
      await measured(step, async () => {
        if (step !== 'identity') {
          if (step === 'phone' || step === 'emailCode') await rest(MESSAGE_MS)
          return registration.answer(step)
        }
        await registration.expectStep(step)
        for (const side of ['front', 'back', 'selfie'] as const) {
          await rest(PICTURE_MS)
          await registration.sendPicture(side)
        }
        await page.getByRole('link', { name: registration.t.signUp.identity.open }).waitFor()
      })
    const all = Date.now() - begin
    const end = { 'all s': seconds(all), 'page s': seconds(all - spent()) }
    return { ...rows, 'to an active member': { ...end, bar: `≤ ${BAR_S} s, ${Math.round((all / 10 / BAR_S) * 1) / 100} of it` } }
  } finally {
    await browser.close()
  }
}

const seconds = (ms: number) => Math.round(ms / 100) / 10

async function slowPage(page: Page): Promise<Page> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 93_750,
  })
  return page
}

/** Types and taps as a person does, and knows how long that took without the page. */
function person(page: Page) {
  let own = 0
  const rest = async (ms: number) => {
    own += ms
    await page.waitForTimeout(ms)
  }
  const hand: Hand = {
    type: async (field: Locator, text) => {
      await rest(LOOK_MS)
      await field.tap()
      // The parts of a date are typed on the phone's own keyboard.
      if ((await field.getAttribute('type')) === 'date') {
        await rest(text.length * KEY_MS)
        return field.fill(text)
      }
      own += text.length * KEY_MS
      await field.pressSequentially(text, { delay: KEY_MS })
    },
    tap: async (target) => {
      await rest(LOOK_MS)
      await target.tap()
    },
  }
  return { hand, rest, spent: () => own }
}
