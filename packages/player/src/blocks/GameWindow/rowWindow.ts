/** Rows ahead of the screen and behind it that exist too, in px: a fling does not outrun them. */
export const AROUND_PX = 450

/** What a grid of equal rows measures; px. */
export interface Rows {
  columns: number
  /** One row with the gap below it. */
  pitch: number
}

export interface RowRange {
  first: number
  /** Behind the last row. */
  end: number
}

/** Which rows of a list stand on the screen or near it. `top` is where the list begins, seen from the top of the window. */
export function rowWindow({ pitch }: Rows, total: number, top: number, height: number): RowRange {
  const first = Math.floor((-top - AROUND_PX) / pitch)
  const end = Math.ceil((height - top + AROUND_PX) / pitch)
  // Two rows at a time: half as many changes while scrolling.
  const even = (row: number, round: (value: number) => number) => Math.min(total, Math.max(0, round(row / 2) * 2))
  return { first: even(first, Math.floor), end: even(end, Math.ceil) }
}
