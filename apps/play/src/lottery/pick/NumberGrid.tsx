import { type KeyboardEvent, useRef, useState } from 'react'
import { clsx } from 'clsx'
import { moveIn } from './moveIn.ts'
import * as css from './NumberGrid.css.ts'

interface NumberGridProps {
  /** Accessible name of the grid. */
  label: string
  picks: readonly string[]
  chosen: readonly string[]
  textOf: (pick: string) => string
  onToggle: (pick: string) => void
  /** For words instead of numbers. */
  wide?: boolean
}

/** Toggle buttons for picks. One of them is in the tab order; arrows, Home and End move among them. */
export function NumberGrid({ label, picks, chosen, textOf, onToggle, wide = false }: NumberGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const current = Math.min(at, picks.length - 1)

  const move = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])]
    const columns = buttons.findIndex(({ offsetTop }) => offsetTop !== buttons[0]?.offsetTop)
    const next = moveIn(event.key, current, buttons.length, columns < 1 ? buttons.length : columns)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    buttons[next]?.focus()
  }

  return (
    <div ref={grid} role="group" aria-label={label} className={clsx(css.grid, wide && css.wide, picks.length === 6 && css.die)}>
      {picks.map((pick, index) => (
        <button
          key={pick}
          type="button"
          className={css.pick}
          aria-pressed={chosen.includes(pick)}
          tabIndex={index === current ? 0 : -1}
          onKeyDown={move}
          onClick={() => {
            setAt(index)
            onToggle(pick)
          }}
        >
          {textOf(pick)}
        </button>
      ))}
    </div>
  )
}
