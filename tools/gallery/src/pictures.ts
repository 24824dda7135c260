// `npm run pictures` renders every state of every screen into .pictures/index.html. `--only gameList --brand lotus --language en --width
// 390` renders some, `--sample 20` every 20th state, `--fresh` renders each page as a first visit, `--compare REV` shows the differences
// from another revision, `--readme` creates the README's picture.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumLaunch } from '@platform/config/chromium'
import { discoverMerchants } from '@platform/config/merchants'
import { chromium } from 'playwright'
import { build } from '../../../scripts/lib/build.ts'
import { choiceOf, chooseJobs } from './chooseJobs.ts'
import { compareWith, hashOf } from './compareWith.ts'
import { countProcessorTime, perPage } from './processorTime.ts'
import { readmePicture } from './readmePicture.ts'
import { run } from './run.ts'
import { startGallery, type GalleryMerchant } from './startGallery.ts'
import { visitsOf } from './visitsOf.ts'
import { stopOnSignals } from '../../../scripts/lib/processes.ts'

const many = { type: 'string', multiple: true, default: [] as string[] } as const
const { values } = parseArgs({
  options: {
    only: many,
    brand: many,
    language: many,
    width: many,
    sample: { type: 'string', default: '1' },
    compare: { type: 'string' },
    fresh: { type: 'boolean' },
    readme: { type: 'boolean' },
    out: { type: 'string', default: '.pictures' },
  },
})
const choice = choiceOf(values)
stopOnSignals(1)
const folder = resolve(values.out)
const startedAt = performance.now()

const merchants = await discoverMerchants<GalleryMerchant>()
const jobs = chosenJobs()
const served = values.readme ? merchants : merchants.filter((merchant) => jobs.some((job) => job.merchant === merchant))
if (!(await build([...served.map(({ code }) => code), 'play']))) process.exit(1)
const gallery = await startGallery(Number(process.env.PORT ?? 4700), merchants, served)
const browser = await chromium.launch(galleryBrowser())
try {
  if (values.readme) await readmePicture(browser, gallery)
  else await drawAll()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
  await gallery.close()
}

/** Arguments that match nothing are reported before anything is built. */
function chosenJobs() {
  try {
    if (values.compare) hashOf(values.compare)
    return chooseJobs(merchants, choice)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

function galleryBrowser() {
  const { executablePath, args } = chromiumLaunch()
  // Pages of a context share a process and thus compiled code.
  // Many pages at a time keep all processors busy; more threads in each would cost a tenth of the processor time.
  return { executablePath, args: [...args, '--process-per-site', '--num-raster-threads=1', '--js-flags=--single-threaded'] }
}

async function drawAll() {
  const visits = values.fresh ? jobs.map((job) => [job]) : visitsOf(jobs)
  const time = countProcessorTime()
  const shots = await run(browser, gallery, visits, folder)
  const findingCount = shots.filter((shot) => shot.found.length + shot.printed.length > 0).length
  const changedCount = shots.filter((shot) => shot.changed).length
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`• ${shots.length} pictures in ${seconds} s, ${findingCount} with findings, ${changedCount} differ from those before`)
  const undrawn = shots.filter((shot) => shot.undrawn).length
  if (undrawn > 0) {
    console.error(`• ${undrawn} pages could not be rendered`)
    process.exitCode = 1
  }
  console.log(`  ${perPage(time.stop(), jobs.length)}`)
  console.log(`  ${folder}/index.html`)
  if (values.compare) await compareWith(browser, values.compare, shots, choice, folder)
}
