import type { MarketProfile } from '@platform/sdk/markets'

type Durations = NonNullable<MarketProfile['numbers']['breaks']>['value']

/** Usual lengths, for a market that allows all between two. */
const usual = ['PT24H', 'P3D', 'P1W', 'P2W', 'P1M', 'P6W', 'P2M', 'P3M', 'P4M', 'P5M', 'P6M', 'P7M', 'P8M', 'P9M', 'P10M', 'P11M', 'P12M', 'P2Y', 'P3Y', 'P5Y'] // prettier-ignore

const days = { H: 1 / 24, D: 1, W: 7, M: 30.5, Y: 366 } as const

/** Roughly how many days an ISO 8601 duration has: enough to compare two of them. */
function daysOf(duration: string): number {
  const [, number, unit] = /^PT?(\d+)([HDWMY])$/.exec(duration) ?? []
  return Number(number) * days[unit as keyof typeof days]
}

/** The lengths of a break or an exclusion that a player chooses from. */
export function choicesOf({ choices, between }: Durations = {}): readonly string[] {
  if (choices) return choices
  if (!between) return []
  const [least, most] = between.map(daysOf) as [number, number]
  const within = usual.filter((duration) => daysOf(duration) >= least && daysOf(duration) <= most)
  // A list of months has no weeks between them.
  return between[0].endsWith('M') ? within.filter((duration) => !duration.endsWith('W')) : within
}
