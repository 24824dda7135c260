/** Something about a brand that would go wrong at its launch. An `error` stops the build; a `warning` is said and no more. */
export interface Finding {
  level: 'error' | 'warning'
  /** File and place, from the brand's folder: `merchant.ts: features[3]`. */
  at: string
  problem: string
  /** What to do about it. */
  fix: string
}

export const error = (at: string, problem: string, fix: string): Finding => ({ level: 'error', at, problem, fix })

export const warning = (at: string, problem: string, fix: string): Finding => ({ level: 'warning', at, problem, fix })
