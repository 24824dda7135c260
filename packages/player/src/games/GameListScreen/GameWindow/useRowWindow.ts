// oxlint-disable react/set-state-in-effect -- the size of a grid is known only after layout
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { atom, useAtom } from 'jotai'
import { afterNextPaint } from '@platform/ui'
import { isOutside, type RowRange, type Rows, rowsSeen, rowWindow } from './rowWindow.ts'

/** Until the first row is measured: at least what a screen shows, and no more tiles than the measurement needs. */
const UNMEASURED: RowRange = { first: 0, end: 4 }
const UNMEASURED_ITEMS = 12

// The last measurement: a cached list has its full height at the first paint, so that its scroll position can be restored.
const lastRowsAtom = atom<Rows>()

/** The rows of a new list rendered at once: the visible area between the menus and the tab bar. More rows follow after the next paint. */
const atFirst = (rows: Rows | undefined): RowRange => (rows ? { first: 0, end: Math.ceil((innerHeight * 0.63) / rows.pitch) } : UNMEASURED)

/** The rows of the grid inside `box` to render now. The height of the others is preserved as space above and below. */
export function useRowWindow(box: RefObject<HTMLElement | null>, items: number, list: string) {
  const [rows, setRows] = useAtom(lastRowsAtom)
  const [lastRange, setRange] = useState(() => ({ list, ...atFirst(rows) }))
  // A new list keeps the range if it starts at the first row, otherwise it starts there.
  const range = lastRange.list === list ? lastRange : { ...(lastRange.first === 0 ? lastRange : atFirst(rows)), list }
  // The range requested last, rendered or still pending.
  const requestedRange = useRef(range)
  const lastTop = useRef(0)
  const total = rows ? Math.ceil(items / rows.columns) : 0

  const look = useEffectEvent((atOnce: (change: () => void) => void): void => {
    if (!box.current || !rows) return
    const { top } = box.current.getBoundingClientRect()
    const now = { top, height: innerHeight, down: top <= lastTop.current }
    lastTop.current = top
    if (requestedRange.current.list !== list) requestedRange.current = range
    const next = { list, ...rowWindow(rows, total, now, requestedRange.current) }
    if (next.first === requestedRange.current.first && next.end === requestedRange.current.end) return
    requestedRange.current = next
    // A scroll step renders as a transition; a jump before the next paint, so that no empty space is visible.
    const jumped = isOutside(rowsSeen(rows, total, now), range)
    const draw = jumped ? atOnce : startTransition
    draw(() => setRange(next))
  })
  // After paint: visible changes are rendered already.
  useEffect(() => afterNextPaint(() => look((change) => change())), [rows, total, list])

  const measure = useEffectEvent(() => {
    const measurement = measureRows(box.current)
    if (!measurement || (rows?.pitch === measurement.pitch && rows.columns === measurement.columns)) return
    setRows(measurement)
  })
  useLayoutEffect(() => measure(), [])
  useEffect(() => {
    const onScroll = () => look(flushSync)
    // In the next frame: a change within the observer's callback would cause a "ResizeObserver loop" error.
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

/** Columns and pitch of the grid inside the box. */
function measureRows(box: HTMLElement | null): Rows | undefined {
  const grid = box?.firstElementChild
  const item = grid?.firstElementChild
  if (!grid || !item) return undefined
  const style = getComputedStyle(grid)
  const columns = style.gridTemplateColumns.split(' ').length
  const pitch = item.getBoundingClientRect().height + (Number.parseFloat(style.rowGap) || 0)
  return pitch > 0 && columns > 0 ? { columns, pitch } : undefined
}
