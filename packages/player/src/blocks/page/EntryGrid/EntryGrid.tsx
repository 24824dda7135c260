import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Badge, useRenderLink, VisuallyHidden } from '@platform/ui'
import type { EntryName, RouteEntry } from '../../../routes/routeEntries.tsx'
import * as css from './EntryGrid.css.ts'

/** With more entries than this, the following rows have the same columns. */
const ONE_ROW = 4

export interface GridEntry extends RouteEntry<EntryName> {
  /** Instead of the title of its screen. */
  label?: string
  /** Number of unread items. */
  count?: number
  /** Runs on a tap before navigation; may prevent it. */
  onClick?: (tap: MouseEvent<HTMLAnchorElement>) => void
}

/** Links to screens as icons with labels, four per row on a phone. */
export function EntryGrid({ label, entries }: { label: string; entries: readonly GridEntry[] }) {
  return (
    <nav aria-label={label} className={entries.length > ONE_ROW ? css.grid : css.row}>
      {entries.map((entry) => (
        <Entry key={entry.name} {...entry} />
      ))}
    </nav>
  )
}

function Entry({ name, label, href, icon, count = 0, onClick }: GridEntry) {
  const titles = useTranslations('titles')
  const link = useRenderLink()
  const shown = count > 99 ? '99+' : count
  return (
    <div>
      {link({
        href,
        className: css.entry,
        onClick,
        children: (
          <>
            <span className={css.icon}>
              {icon}
              {count > 0 && (
                <Badge tone="danger" className={css.count} aria-hidden="true">
                  {shown}
                </Badge>
              )}
            </span>
            <span>{label ?? titles(name)}</span>
            {count > 0 && <VisuallyHidden>{` (${shown})`}</VisuallyHidden>}
          </>
        ),
      })}
    </div>
  )
}
