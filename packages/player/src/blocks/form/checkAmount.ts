import type { Minor } from '@platform/sdk'

/** What an amount may be, in cents. */
export interface AmountLimits {
  min: number
  max: number
  /** What may be spent now, or what is left of a limit. */
  free: number
  multiple?: number
}

export type AmountProblem = 'empty' | 'min' | 'max' | 'free' | 'multiple'

/** Why an amount is wrong: by its limits, or by the `rule` of its call, which the gateway applies too. */
export function checkAmount(
  amount: Minor | undefined,
  { min, max, free }: AmountLimits,
  rule: (amount: Minor) => string | undefined = (cents) => (cents < min ? '.min' : cents > max ? '.max' : undefined),
): AmountProblem | undefined {
  if (amount === undefined) return 'empty'
  const problem = rule(amount)?.split('.')[1] as 'min' | 'max' | 'multiple' | undefined
  if (problem === 'min' || problem === 'multiple') return problem
  // The lower of both limits: the higher one would be refused next.
  return amount > free && free <= max ? 'free' : problem
}
