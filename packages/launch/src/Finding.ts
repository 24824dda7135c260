/** A problem of a brand that would surface at its launch. An `error` stops the build; a `warning` is only printed. */
export interface Finding {
  level: 'error' | 'warning'
  /** File and position, relative to the brand's folder: `merchant.ts: features[3]`. */
  at: string
  problem: string
  /** How to fix it. */
  fix: string
}

export const error = (at: string, problem: string, fix: string): Finding => ({ level: 'error', at, problem, fix })

export const warning = (at: string, problem: string, fix: string): Finding => ({ level: 'warning', at, problem, fix })
