import type { ReactNode } from 'react'
import { StickyBar } from '@platform/ui'
import { useKeyboardMark } from './useKeyboardMark.ts'
import * as css from './StickyEnd.css.ts'

interface StickyEndProps {
  /** The button and what the form reports. */
  children: ReactNode
  /** A line below the button: the fee, how long it takes. */
  note?: ReactNode
}

/** The end of a form about money: its button stays in view, above the tab bar, except beside a keyboard. */
export function StickyEnd({ children, note }: StickyEndProps) {
  useKeyboardMark()
  return (
    <StickyBar edge="tabBar" className={css.bar}>
      {children}
      {note && <p className={css.note}>{note}</p>}
    </StickyBar>
  )
}

/** As `renderEnd` of a `Form`. */
export const stickyEnd = (note?: ReactNode) => (button: ReactNode, reports: ReactNode) => (
  <StickyEnd note={note}>
    {reports}
    {button}
  </StickyEnd>
)
