// oxlint-disable react/set-state-in-effect -- what a grid measures is known only once it is laid out
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { atom, useAtom } from 'jotai'
import { afterNextPaint } from '../afterNextPaint.ts'
import { isOutside, type RowRange, type Rows, rowsSeen, rowWindow } from './rowWindow.ts'

/** Until the first row has been measured: at least what a screen shows, and of tiles no more than tell what a row measures. */
const UNMEASURED: RowRange = { first: 0, end: 4 }
const UNMEASURED_ITEMS = 12

// The last grid that was measured: a list that comes back from the cache has its full height at the first paint, and is scrolled to its place.
const lastRowsAtom = atom<Rows>()

/** What a new list draws at once: the screen between the menus and the tab bar. The rows beyond it come after the next paint. */
const atFirst = (rows: Rows | undefined): RowRange => (rows ? { first: 0, end: Math.ceil((innerHeight * 0.63) / rows.pitch) } : UNMEASURED)

/** Which rows of the grid inside `box` exist now. The others are kept as room above and below. */
export function useRowWindow(box: RefObject<HTMLElement | null>, items: number, list: string) {
  const [rows, setRows] = useAtom(lastRowsAtom)
  const [set, setRange] = useState(() => ({ list, ...atFirst(rows) }))
  // Another list takes over the rows that stand there, or begins at its first.
  const range = set.list === list ? set : { ...(set.first === 0 ? set : atFirst(rows)), list }
  // What the last look wanted, drawn or still on its way.
  const wanted = useRef(range)
  const lastTop = useRef(0)
  const total = rows ? Math.ceil(items / rows.columns) : 0

  const look = useEffectEvent((atOnce: (change: () => void) => void): void => {
    if (!box.current || !rows) return
    const { top } = box.current.getBoundingClientRect()
    const now = { top, height: innerHeight, down: top <= lastTop.current }
    lastTop.current = top
    if (wanted.current.list !== list) wanted.current = range
    const next = { list, ...rowWindow(rows, total, now, wanted.current) }
    if (next.first === wanted.current.first && next.end === wanted.current.end) return
    wanted.current = next
    // A step is drawn in slices between frames; a jump before the next paint, so that it shows no empty room.
    const jumped = isOutside(rowsSeen(rows, total, now), range)
    const draw = jumped ? atOnce : startTransition
    draw(() => setRange(next))
  })
  // Behind the paint: what is new on the screen is there already.
  useEffect(() => afterNextPaint(() => look((change) => change())), [rows, total, list])

  const measure = useEffectEvent(() => {
    const measured = measureRows(box.current)
    if (!measured || (rows?.pitch === measured.pitch && rows.columns === measured.columns)) return
    setRows(measured)
  })
  useLayoutEffect(() => measure(), [])
  useEffect(() => {
    const onScroll = () => look(flushSync)
    // In the next frame: a change within the observer's own would be told as an error without a trace.
    let frame = 0
    const sizes = new ResizeObserver(() => (frame = requestAnimationFrame(() => measure())))
    if (box.current?.firstElementChild) sizes.observe(box.current.firstElementChild)
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      sizes.disconnect()
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [box])

  if (!rows) return { from: 0, to: Math.min(items, UNMEASURED_ITEMS), urgent: items, above: 0, below: 0 }
  const first = Math.min(range.first, total)
  const end = Math.min(range.end, total)
  const urgent = atFirst(rows).end * rows.columns
  return { from: first * rows.columns, to: end * rows.columns, urgent, above: first * rows.pitch, below: (total - end) * rows.pitch }
}

/** Columns and pitch of the grid that is in the box. */
function measureRows(box: HTMLElement | null): Rows | undefined {
  const grid = box?.firstElementChild
  const item = grid?.firstElementChild
  if (!grid || !item) return undefined
  const style = getComputedStyle(grid)
  const columns = style.gridTemplateColumns.split(' ').length
  const pitch = item.getBoundingClientRect().height + (Number.parseFloat(style.rowGap) || 0)
  return pitch > 0 && columns > 0 ? { columns, pitch } : undefined
}
