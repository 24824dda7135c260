import type { Answer } from './idempotency.ts'

export interface SharedAnswers {
  /** The answer of the last `maxAge` ms, or a new one; many who ask at once wait for one. */
  get(key: string, maxAge: number, make: () => Promise<Answer>): Promise<Answer>
  clear(): void
}

/** Searches are free text: keys are forgotten rather than kept without end. */
const MAX_KEYS = 2000

/** Prepared answers to what everybody asks: game lists, settings, announcements. */
export function createSharedAnswers(): SharedAnswers {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>()
  return {
    get: (key, maxAge, make) => {
      const found = kept.get(key)
      if (found && found.until > performance.now()) return found.answer
      if (kept.size >= MAX_KEYS) kept.clear()
      const answer = make()
      kept.set(key, { until: performance.now() + maxAge, answer })
      answer.catch(() => kept.delete(key))
      return answer
    },
    clear: () => kept.clear(),
  }
}
