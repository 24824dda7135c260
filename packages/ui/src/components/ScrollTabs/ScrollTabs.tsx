import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { bled, list, tab } from './ScrollTabs.css.ts'

export type ScrollTab<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode }

export type ScrollTabsProps<Value extends string> = {
  /** Accessible name of the choice. */
  label: string
  tabs: ScrollTab<Value>[]
  /** The chosen tab; none if it is not one of the tabs. */
  value: Value
  onChange: (value: Value) => void
  /** Id of the region that the tabs control. */
  controls?: string
  /** Inside a page padded by `space.lg`: reaches the screen's edges. */
  bleed?: boolean
  /** `soft` if the tabs are below other tabs. */
  tone?: 'plain' | 'soft'
  className?: string
}

/** A row of tabs that scrolls sideways; the active one is scrolled into view. Arrow keys, Home and End move. */
export function ScrollTabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  controls,
  bleed = false,
  tone,
  className,
}: ScrollTabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  // The choice and the row's width when it last scrolled: another array of the same tabs leaves it where the player has moved it.
  const scrolled = useRef('')
  const startsHere = tabs[0]?.value === value
  // Without a chosen tab the keyboard starts at the first one.
  const stop = Math.max(
    0,
    tabs.findIndex((one) => one.value === value),
  )

  useEffect(() => {
    if (startsHere && !scrolled.current) return
    // With the next frame: to measure now would make the page's layout part of this task.
    requestAnimationFrame(() => {
      const box = row.current
      const active = box?.querySelector<HTMLElement>('[aria-selected=true]')
      if (!box || !active) return
      const state = value + box.scrollWidth
      if (state === scrolled.current) return
      scrolled.current = state
      // scrollIntoView would also move the page.
      box.scrollTo({ left: active.offsetLeft - (box.clientWidth - active.offsetWidth) / 2, behavior: 'smooth' })
    })
  }, [value, startsHere, tabs])

  const move = (event: KeyboardEvent) => {
    const next = { ArrowRight: (stop + 1) % tabs.length, ArrowLeft: (stop - 1 + tabs.length) % tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ]
    const nextTab = next === undefined ? undefined : tabs[next]
    if (!nextTab) return
    event.preventDefault()
    onChange(nextTab.value)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next as number]?.focus()
  }

  return (
    <div
      role="tablist"
      data-tone={tone}
      aria-label={label}
      ref={row}
      className={clsx(list, bleed && bled, className)}
      onKeyDown={move}
      tabIndex={-1}
    >
      {tabs.map((one, at) => {
        const selected = one.value === value
        return (
          <button
            key={one.value}
            type="button"
            role="tab"
            aria-selected={selected}
            aria-controls={controls}
            tabIndex={at === stop ? 0 : -1}
            className={tab}
            onClick={() => onChange(one.value)}
          >
            {one.icon}
            {one.label}
          </button>
        )
      })}
    </div>
  )
}
