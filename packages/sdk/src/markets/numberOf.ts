import type { MarketProfile } from './MarketProfile.ts'

type Numbers = MarketProfile['numbers']

/** A number or switch of a market; undefined where the merchant decides it. */
export const numberOf = <Name extends keyof Numbers>(
  { numbers }: MarketProfile,
  name: Name,
): NonNullable<Numbers[Name]>['value'] | undefined => numbers[name]?.value
