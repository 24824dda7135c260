import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

// Section 9: pressed after 130 ms, long press after 370 ms more, released 100 ms after the finger.
const PRESS_IN_MS = 130
const LONG_MS = 370
const PRESS_OUT_MS = 100
/** How far a finger may move from what it presses, px. */
const RETENTION_PX = 20
/** A finger that is lifted farther than this from where it landed meant something else, px. */
const CANCEL_PX = 30

type Press = { x: number; y: number; timers: ReturnType<typeof setTimeout>[] }

/** Handlers for a link: a long press (or the context-menu key) calls `onLongPress` and does not follow it. None without `onLongPress`. */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const press = useRef<Press>(undefined)
  const noClick = useRef(false)
  const out = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = () => {
    press.current?.timers.forEach(clearTimeout)
    press.current = undefined
  }
  useEffect(
    () => () => {
      stop()
      clearTimeout(out.current)
    },
    [],
  )
  if (!onLongPress) return {}

  const release = (link: HTMLElement) => {
    stop()
    clearTimeout(out.current)
    out.current = setTimeout(() => {
      delete link.dataset.pressed
      // The click event of this press has arrived by now.
      noClick.current = false
    }, PRESS_OUT_MS)
  }

  return {
    draggable: false,
    onPointerDown: ({ currentTarget: link, clientX: x, clientY: y, button }: PointerEvent<HTMLElement>) => {
      if (button !== 0) return
      stop()
      clearTimeout(out.current)
      noClick.current = false
      const pressTimer = setTimeout(() => (link.dataset.pressed = ''), PRESS_IN_MS)
      const longPressTimer = setTimeout(() => {
        noClick.current = true
        delete link.dataset.pressed
        onLongPress()
      }, PRESS_IN_MS + LONG_MS)
      press.current = { x, y, timers: [pressTimer, longPressTimer] }
    },
    onPointerMove: ({ currentTarget: link, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      if (!press.current || isNear(link.getBoundingClientRect(), x, y)) return
      press.current.timers.forEach(clearTimeout)
      delete link.dataset.pressed
    },
    onPointerUp: ({ currentTarget: link, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const from = press.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > CANCEL_PX) noClick.current = true
      release(link)
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => release(currentTarget),
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!noClick.current) return
      noClick.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent
      if (pointerType === 'mouse') return
      // Touch has its own long press, which the system's menu would cover.
      event.preventDefault()
      if (pointerType !== 'touch') onLongPress()
    },
  }
}

const isNear = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left - RETENTION_PX && x <= right + RETENTION_PX && y >= top - RETENTION_PX && y <= bottom + RETENTION_PX
