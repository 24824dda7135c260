import { Refusal, tooMany } from '../base/Refusal.ts'

export interface Slots {
  /**
   * Takes one of a limited number of parallel slots: `take({ 'member 7': 2 })` allows two for member 7. Returns a function that releases
   * it. Throws 429 if a name has reached its share, 503 if no slot is free.
   */
  take(shares: Record<string, number>): () => void
}

/** Limits parallel work, in total and by name. */
export function createSlots(places: number, retryAfterSeconds = 1): Slots {
  let takenCount = 0
  const byName = new Map<string, number>()
  const add = (name: string, change: number) => {
    const count = (byName.get(name) ?? 0) + change
    if (count > 0) byName.set(name, count)
    else byName.delete(name)
  }
  return {
    take: (shares) => {
      for (const [name, share] of Object.entries(shares)) {
        if ((byName.get(name) ?? 0) >= share) throw tooMany(retryAfterSeconds * 1000)
      }
      if (takenCount >= places) throw new Refusal('server.busy', 503, undefined, { 'Retry-After': String(retryAfterSeconds) })
      const names = Object.keys(shares)
      takenCount++
      for (const name of names) add(name, 1)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        takenCount--
        for (const name of names) add(name, -1)
      }
    },
  }
}
