import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import { differ } from './difference.ts'
import { drawVisit } from './drawVisit.ts'
import { galleryPage } from './galleryPage.ts'
import { keeper } from './keeper.ts'
import { openLane } from './openLane.ts'
import { queueOf } from './queueOf.ts'
import type { Job, Shot } from './Shot.ts'
import type { Gallery } from './startGallery.ts'

/** Pages at a time. Each waits now and then, so seven keep two cores busy; with nine, the run is not faster. */
const AT_ONCE = 7

/** Takes the pictures of these visits, adds them to a folder, and writes its page. Replaced pictures move to `before/`. */
export async function run(browser: Browser, gallery: Gallery, visits: Job[][], folder: string): Promise<Shot[]> {
  const shots: Shot[] = []
  const compare = differ(browser)
  const place = keeper(folder)
  const pages = visits.flat().length
  let count = 0
  const take = queueOf(visits)
  const work = async () => {
    const lane = openLane(browser, gallery)
    await take(async (visit) => {
      const drawn = await drawVisit(lane, gallery, visit, place)
      count += visit.length
      if (Math.floor(count / 25) > Math.floor((count - visit.length) / 25)) console.log(`• ${count} of ${pages}`)
      for (const shot of drawn) await compareWithBefore(compare, folder, shot)
      shots.push(...drawn)
    })
    await lane.close()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

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

async function compareWithBefore(compare: ReturnType<typeof differ>, folder: string, shot: Shot): Promise<void> {
  const before = join('before', shot.file)
  const difference = join('difference', shot.file)
  rmSync(join(folder, difference), { force: true })
  if (shot.undrawn || !existsSync(join(folder, before)) || !existsSync(join(folder, shot.file))) return
  mkdirSync(dirname(join(folder, difference)), { recursive: true })
  shot.changed = await compare(join(folder, before), join(folder, shot.file), join(folder, difference))
  if (shot.changed > 0) Object.assign(shot, { before, difference })
}
