import { type Play, type PlayCode, playOf } from '@platform/sdk/lottery'

export const QUICK_KEYS = ['all', 'big', 'small', 'odd', 'even'] as const
export type QuickKey = (typeof QUICK_KEYS)[number]

const numeric = (picks: readonly string[]) => picks.every((pick) => /^\d+$/.test(pick))

/** Quick keys need plays with numbers. */
export const hasQuickKeys = ({ picks }: Pick<Play, 'picks'>): boolean => numeric(picks)

/** Numbers of several digits may be typed; high and low may not. */
export const takesTyped = (play: Pick<Play, 'picks'>): boolean => hasQuickKeys(play) && play.picks[0]!.length > 1

/** The picks of a key: the upper or lower half of the numbers, the odd or even ones, or all. */
export function quickPick(picks: readonly string[], key: QuickKey): string[] {
  const half = picks.length / 2
  if (key === 'all') return [...picks]
  if (key === 'big') return picks.slice(half)
  if (key === 'small') return picks.slice(0, half)
  return picks.filter((pick) => Number(pick) % 2 === (key === 'odd' ? 1 : 0))
}

/** A uniform random integer from 0 to `below`, exclusive. */
export function fairInt(below: number, random = (bytes: Uint32Array<ArrayBuffer>) => crypto.getRandomValues(bytes)): number {
  const fair = Math.floor(2 ** 32 / below) * below
  for (;;) {
    const [value = 0] = random(new Uint32Array(1))
    if (value < fair) return value % below
  }
}

/** A random selection: one pick in each place if all must hit, otherwise one pick in one place. */
export function surprise(playCode: PlayCode, int: (below: number) => number = fairInt): string[][] {
  const { picks, groups, combined } = playOf(playCode)
  const only = combined ? undefined : int(groups)
  return Array.from({ length: groups }, (_, group) => (only === undefined || only === group ? [picks[int(picks.length)]!] : []))
}

/** Parses typed numbers, `7, 23 045`: those of the play, shorter ones padded with zeros, and the rest. */
export function readTyped(text: string, picks: readonly string[]): { picks: string[]; unknown: string[] } {
  const digits = picks[0]?.length ?? 1
  const words = text.split(/[^\p{L}\d]+/u).filter(Boolean)
  const padded = words.map((word) => (/^\d+$/.test(word) ? word.padStart(digits, '0') : word))
  return {
    picks: [...new Set(padded.filter((word) => picks.includes(word)))],
    unknown: words.filter((_, at) => !picks.includes(padded[at]!)),
  }
}
