/** The index that a key moves to in a grid of `count` buttons, `columns` wide; undefined if it does not move. */
export function moveIn(key: string, at: number, count: number, columns: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined || next < 0 || next >= count ? undefined : next
}
