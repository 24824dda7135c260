import { afterSettled, goTo, showScenario } from '../../../e2e/support/showScenario.ts'
import { trackRequests } from '../../../e2e/support/trackRequests.ts'
import { changeLanguage } from './changeLanguage.ts'
import { hurry, withoutWorker } from './inPage.ts'
import type { Lane } from './openLane.ts'
import { closePopup, isAboutPopup, waitForPopup } from './popups.ts'
import { PATIENCE_MS, settle } from './settle.ts'
import { height, shoot } from './shoot.ts'
import type { Job, Shot } from './Shot.ts'
import type { Gallery } from './startGallery.ts'
import { isChained } from './visitsOf.ts'

/** The site refetches everything 200 ms after a change of language. */
const REST_AFTER_CHANGE_MS = 500

/** Opens the first job's page and takes the pictures of all jobs, calling `done` after each. Stops early at a job that the page cannot reach. */
export async function draw(
  lane: Lane,
  gallery: Gallery,
  visit: Job[],
  place: (file: string) => string,
  done: (job: Job, shots: Shot[]) => void,
): Promise<void> {
  const [first] = visit as [Job]
  const address = crypto.randomUUID()
  const open = await lane.open(first, address, { width: first.widths[0]!, height })
  const { page } = open
  const rest = trackRequests(page)
  let now = first
  let printed: string[] = []
  try {
    page.on('pageerror', ({ message }) => printed.push(`uncaught: ${message}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !expected(now, message.text())) printed.push(message.text())
    })
    await page.addInitScript(withoutWorker)
    if (first.scenario.name.endsWith('/failed')) await page.addInitScript(hurry)
    const { merchant, language } = first
    const site = gallery.siteOf(merchant)
    const stage = { gateway: gallery.gateway, site, merchant: merchant.code, language, address }
    const undo = await showScenario(page, first.scenario, stage)
    try {
      for (const job of visit) {
        const isChanged = job.language !== now.language
        if (isChanged && !(await changeLanguage(page, merchant.code, job.language))) return
        if (job !== first && isChained(job)) await goTo(page, job.scenario.path)
        now = job
        const isSettled = await settle(page, rest, job, isChanged ? REST_AFTER_CHANGE_MS : undefined)
        if (!isSettled) printed.push(`not ready after ${PATIENCE_MS / 1000} s`)
        if (isAboutPopup(job)) await waitForPopup(page)
        else await closePopup(page, job === first || isChanged)
        const putBack = await afterSettled(page, job.scenario)
        const shots: Shot[] = []
        for (const width of job.widths) shots.push(await shoot(open, job, width, shots.length === 0 ? job.axe : undefined, place))
        await putBack()
        const own = printed
        printed = []
        done(
          job,
          shots.map((shot) => ({ ...shot, printed: own })),
        )
      }
    } finally {
      await undo()
    }
  } finally {
    await page.close()
  }
}

const provoked = /Failed to load resource|ServerError|NetworkError|ChunkError|did not load|dynamically imported module/

/** Errors that the scenario provokes and the site must report. */
const expected = ({ scenario: { name, member, setup, browser } }: Job, text: string) =>
  provoked.test(text) &&
  (setup.length > 0 || member?.late !== undefined || name.endsWith('/empty') || browser?.offline === true || browser?.code !== undefined)
