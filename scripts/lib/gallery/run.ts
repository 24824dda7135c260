import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import type { Reach } from '../../../apps/sandbox/src/console/scenarios/Scenario.ts'
import { reachOf } from './chooseJobs.ts'
import { differ } from './difference.ts'
import { draw } from './draw.ts'
import { galleryPage } from './galleryPage.ts'
import { openLane, type Lane } from './openLane.ts'
import { fileOf, type Job, type Shot } from './Shot.ts'
import type { Gallery } from './startGallery.ts'

/** Pages at a time: most wait now and then, for an answer or for silence. With twice as many each takes a tenth more of the processors, and none is ready sooner. */
const AT_ONCE = 3

/** Draws the jobs into a folder, beside what it holds already, and writes its page. What was there before stays as `before/`. */
export async function run(browser: Browser, gallery: Gallery, jobs: Job[], folder: string): Promise<Shot[]> {
  for (const job of jobs) for (const width of job.widths) keepBefore(folder, fileOf(job, width))
  const shots: Shot[] = []
  const compare = differ(browser)
  let done = 0
  const take = async (queue: Job[]) => {
    const lane = openLane(browser, gallery)
    for (let job = queue.shift(); job; job = queue.shift()) {
      const drawn = await drawOrReport(lane, gallery, job, folder)
      for (const shot of drawn) await compareWithBefore(compare, folder, shot)
      shots.push(...drawn)
      if (++done % 25 === 0) console.log(`• ${done} of ${jobs.length}`)
    }
    await lane.close()
  }
  const reaching = (reach: Reach) => jobs.filter((job) => reachOf(job) === reach)
  const [shared, brands] = [reaching('page'), reaching('brand')]
  await Promise.all(Array.from({ length: AT_ONCE }, () => take(shared)))
  // What the whole brand notices is drawn one by one, beside the other brands.
  await Promise.all(gallery.merchants.map((brand) => take(brands.filter(({ merchant }) => merchant === brand))))
  await take(reaching('gateway'))

  writePage(folder, shots)
  return shots
}

/** A page with these pictures, and those of earlier runs that are still there. */
export function writePage(folder: string, shots: Shot[]): void {
  const list = join(folder, 'pictures.json')
  const drawn = new Set(shots.map(({ file }) => file))
  const earlier = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Shot[]) : []
  const all = [...earlier.filter(({ file }) => !drawn.has(file) && existsSync(join(folder, file))), ...shots]
  all.sort((a, b) => a.name.localeCompare(b.name) || a.file.localeCompare(b.file))
  writeFileSync(list, JSON.stringify(all))
  writeFileSync(join(folder, 'index.html'), galleryPage(all))
}

function keepBefore(folder: string, file: string) {
  const before = join(folder, 'before', file)
  mkdirSync(dirname(before), { recursive: true })
  if (existsSync(join(folder, file))) renameSync(join(folder, file), before)
}

async function compareWithBefore(compare: ReturnType<typeof differ>, folder: string, shot: Shot): Promise<void> {
  const before = join('before', shot.file)
  const difference = join('difference', shot.file)
  rmSync(join(folder, difference), { force: true })
  if (!existsSync(join(folder, before)) || !existsSync(join(folder, shot.file))) return
  mkdirSync(dirname(join(folder, difference)), { recursive: true })
  shot.changed = await compare(join(folder, before), join(folder, shot.file), join(folder, difference))
  if (shot.changed > 0) Object.assign(shot, { before, difference })
}

async function drawOrReport(lane: Lane, gallery: Gallery, job: Job, folder: string): Promise<Shot[]> {
  try {
    // A page that went elsewhere just when it was looked at is looked at again.
    return await draw(lane, gallery, job, folder).catch(() => draw(lane, gallery, job, folder))
  } catch (error) {
    const { scenario, merchant, language, widths } = job
    const text = `not drawn: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
    console.error(`${merchant.code} ${language} ${scenario.name}: ${text}`)
    const file = fileOf(job, widths[0]!)
    return [
      { name: scenario.name, about: scenario.about, brand: merchant.code, language, width: widths[0]!, file, found: [text], printed: [] },
    ]
  }
}
