/** Maximum of rendered tiles: at most 450 elements, including a room label each. */
export const MOST_TILES = 32

/** Measurements of a grid of equal rows; px. */
export interface Rows {
  columns: number
  /** Height of a row including the gap below it. */
  pitch: number
}

export interface RowRange {
  first: number
  /** Exclusive. */
  end: number
}

/** The visible part of a list: `top` is its offset from the top of the window; `height` is the window's. px. */
export interface Viewport {
  top: number
  height: number
  /** Scrolling down. */
  down: boolean
}

/** Visible rows, limited to those of the list. */
export function rowsSeen({ pitch }: Rows, total: number, { top, height }: Viewport): RowRange {
  const within = (row: number) => Math.min(total, Math.max(0, row))
  return { first: within(Math.floor(-top / pitch)), end: within(Math.ceil((height - top) / pitch)) }
}

/**
 * The rows to render. The current ones stay as long as enough of them are ahead of the viewport; otherwise the window moves, most of it
 * ahead. A few moves of several rows cost less than many of one.
 */
export function rowWindow(rows: Rows, total: number, viewport: Viewport, now: RowRange): RowRange {
  const visible = rowsSeen(rows, total, viewport)
  const most = Math.max(Math.floor(MOST_TILES / rows.columns), visible.end - visible.first + 2)
  const spare = most - (visible.end - visible.first)
  const enough = Math.floor(spare / 2)
  const current = { first: Math.max(0, Math.min(now.first, total)), end: Math.min(now.end, total) }
  const above = viewport.down ? 1 : enough
  const below = viewport.down ? enough : 1
  const holds =
    current.end - current.first <= most &&
    current.first <= Math.max(0, visible.first - above) &&
    current.end >= Math.min(total, visible.end + below)
  if (holds) return current
  // One row behind the viewport stays, in case the direction changes.
  const first = viewport.down ? visible.first - 1 : visible.end + 1 - most
  const start = Math.max(0, Math.min(first, total - most))
  return { first: start, end: Math.min(total, start + most) }
}

/** No visible row is rendered: the page has jumped. */
export const isOutside = (seen: RowRange, now: RowRange): boolean => seen.end <= now.first || seen.first >= now.end
