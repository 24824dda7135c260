import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ListItem } from '../components/ListItem/ListItem.tsx'
import { BottomSheet } from './BottomSheet.tsx'
import type { OverlayProps } from './Dialog.tsx'
import * as css from './overlay.css.ts'

export type MenuAction = {
  label: string
  text?: ReactNode
  icon?: ReactNode
  /** `danger` for actions that cannot be undone. */
  tone?: 'plain' | 'danger'
} & ({ href: string; onSelect?: () => void } | { href?: undefined; onSelect: () => void })

export type ActionMenuProps = Omit<OverlayProps, 'children'> & {
  actions: readonly MenuAction[]
  /** Above the actions: what they apply to. */
  about?: ReactNode
}

/** The actions for an item, as rows in a sheet: a game's quick sheet, a message's menu. Closes when one is chosen. */
export function ActionMenu({ open, onOpenChange, title, actions, about }: ActionMenuProps) {
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={title}>
      {about}
      <ul className={css.actions}>
        {actions.map(({ label, text, icon, tone, href, onSelect }) => (
          <li key={label}>
            <ListItem
              title={label}
              text={text}
              icon={icon}
              href={href}
              className={clsx(tone === 'danger' && css.danger)}
              onClick={() => {
                onOpenChange(false)
                onSelect?.()
              }}
            />
          </li>
        ))}
      </ul>
    </BottomSheet>
  )
}
