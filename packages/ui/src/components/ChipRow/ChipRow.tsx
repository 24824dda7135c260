import { type ComponentProps, useEffect, useRef } from 'react'
import { clsx } from 'clsx'
import * as css from './ChipRow.css.ts'

export type ChipRowProps = Omit<ComponentProps<'div'>, 'aria-label' | 'ref' | 'role'> & {
  /** Accessible name of the choice. */
  label: string
  /** What is chosen: when it changes, the chosen chip is scrolled into view. */
  value: string
}

/** `FilterChip`s in one row that scrolls sideways to the edges of a page padded by `space.lg`: none is alone in a second row. */
export function ChipRow({ label, value, className, ...props }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // With the next frame: to measure now would make the page's layout part of this task.
    const frame = requestAnimationFrame(() => {
      const box = row.current
      const chip = box?.querySelector<HTMLElement>('[aria-pressed=true]')
      // scrollIntoView would also move the page.
      if (box && chip) box.scrollLeft = chip.offsetLeft - (box.clientWidth - chip.offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return <div {...props} ref={row} role="group" aria-label={label} className={clsx(css.row, className)} />
}
