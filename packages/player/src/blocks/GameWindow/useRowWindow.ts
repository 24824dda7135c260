// oxlint-disable react/set-state-in-effect -- what a grid measures is known only once it is laid out
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { rowWindow, type RowRange, type Rows } from './rowWindow.ts'

/** Until the first row has been measured, and where nothing can be: a page's worth. */
const UNMEASURED: RowRange = { first: 0, end: 13 }

// The last grid that was measured: a list that comes back from the cache has its full height at the first paint, and is scrolled to its place.
let lastRows: Rows | undefined

/** Which rows of the grid inside `box` exist now. The others are kept as room above and below. */
export function useRowWindow(box: RefObject<HTMLElement | null>, items: number) {
  const [rows, setRows] = useState(lastRows)
  const [range, setRange] = useState(UNMEASURED)
  const total = rows ? Math.ceil(items / rows.columns) : 0

  const look = useCallback(() => {
    if (!box.current || !rows) return
    const next = rowWindow(rows, total, box.current.getBoundingClientRect().top, innerHeight)
    setRange((now) => (now.first === next.first && now.end === next.end ? now : next))
  }, [box, rows, total])
  useLayoutEffect(look, [look])

  const scrolled = useEffectEvent(() => flushSync(look))
  const measure = useEffectEvent(() => {
    const measured = measureRows(box.current)
    if (!measured || (rows?.pitch === measured.pitch && rows.columns === measured.columns)) return
    lastRows = measured
    setRows(measured)
  })
  useLayoutEffect(() => measure(), [])
  useEffect(() => {
    // Before the next paint, so that a jump shows no empty room.
    const onScroll = () => scrolled()
    const sizes = new ResizeObserver(() => measure())
    if (box.current?.firstElementChild) sizes.observe(box.current.firstElementChild)
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [box])

  if (!rows) return { from: 0, to: items, above: 0, below: 0 }
  const first = Math.min(range.first, total)
  const end = Math.min(range.end, total)
  return { from: first * rows.columns, to: end * rows.columns, above: first * rows.pitch, below: (total - end) * rows.pitch }
}

/** Columns and pitch of the grid that stands in the box. */
function measureRows(box: HTMLElement | null): Rows | undefined {
  const grid = box?.firstElementChild
  const item = grid?.firstElementChild
  if (!grid || !item) return undefined
  const style = getComputedStyle(grid)
  const columns = style.gridTemplateColumns.split(' ').length
  const pitch = item.getBoundingClientRect().height + (Number.parseFloat(style.rowGap) || 0)
  return pitch > 0 && columns > 0 ? { columns, pitch } : undefined
}
