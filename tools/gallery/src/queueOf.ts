import { reachOf } from './reachOf.ts'
import type { Job } from './Shot.ts'

/**
 * Visits in the order in which workers take them. One that affects its complete brand runs while no other of that brand does, so those of
 * all brands but the first come first: meanwhile the other workers visit the first brand.
 */
export function queueOf(visits: Job[][]) {
  const waiting = inTurn(visits)
  const running = new Map<Job[], Promise<void>>()
  const isFree = (visit: Job[]) =>
    ![...running.keys()].some((other) => brandOf(other) === brandOf(visit) && (affectsBrand(other) || affectsBrand(visit)))

  /** Takes the next visit, as soon as one may start, calls `work` with it, and goes on until none is left. */
  return async function take(work: (visit: Job[]) => Promise<void>): Promise<void> {
    while (waiting.length > 0) {
      const at = waiting.findIndex(isFree)
      if (at < 0) {
        // A visit that failed is reported by its own worker.
        await Promise.race(running.values()).catch(() => undefined)
        continue
      }
      const [visit] = waiting.splice(at, 1) as [Job[]]
      const run = work(visit)
      running.set(visit, run)
      await run.finally(() => running.delete(visit))
    }
  }
}

function inTurn(visits: Job[][]): Job[][] {
  // The longest first, so that the run does not end with one long visit.
  const longestFirst = visits.toSorted((a, b) => b.length - a.length)
  const brands = [...new Set(visits.map(brandOf))]
  const select = (brand: string, alone: boolean) =>
    longestFirst.filter((visit) => brandOf(visit) === brand && affectsBrand(visit) === alone)
  const [first, ...others] = brands
  if (first === undefined) return []
  return [
    ...others.flatMap((brand) => select(brand, true)),
    ...select(first, false),
    ...select(first, true),
    ...others.flatMap((brand) => select(brand, false)),
  ]
}

const brandOf = ([job]: Job[]) => job!.merchant.code

const affectsBrand = ([job]: Job[]) => reachOf(job!) === 'brand'
