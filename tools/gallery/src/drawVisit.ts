import { draw } from './draw.ts'
import type { Lane } from './openLane.ts'
import { fileOf, type Job, type Shot } from './Shot.ts'
import type { Gallery } from './startGallery.ts'

/** Takes the pictures of a visit with as few page loads as possible. */
export async function drawVisit(lane: Lane, gallery: Gallery, visit: Job[], place: (file: string) => string): Promise<Shot[]> {
  const drawn: Shot[] = []
  const tried = new Set<Job>()
  let left = visit
  const done = (job: Job, shots: Shot[]) => {
    left = left.filter((one) => one !== job)
    drawn.push(...shots)
  }
  for (let [job] = left; job; [job] = left) {
    try {
      await draw(lane, gallery, left, place, done)
    } catch (error) {
      const [failed] = left as [Job]
      // A page that navigated while it was evaluated is opened once more.
      if (tried.has(failed)) done(failed, [undrawn(failed, error)])
      tried.add(failed)
    }
  }
  return drawn
}

function undrawn(job: Job, error: unknown): Shot {
  const { scenario, merchant, language, widths } = job
  const { name, about } = scenario
  const text = `not drawn: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
  console.error(`${merchant.code} ${language} ${name}: ${text}`)
  const [width] = widths as [number]
  return { name, about, brand: merchant.code, language, width, file: fileOf(job, width), found: [text], printed: [], undrawn: true }
}
