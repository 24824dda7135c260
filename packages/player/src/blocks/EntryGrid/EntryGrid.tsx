import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Badge, useRenderLink, VisuallyHidden } from '@platform/ui'
import type { EntryName, RouteEntry } from '../routeEntries.tsx'
import * as css from './EntryGrid.css.ts'

/** More than fit a row: the rows below keep its columns. */
const ONE_ROW = 4

export interface GridEntry extends RouteEntry<EntryName> {
  /** Unread things behind it. */
  count?: number
  /** What a tap does before it follows the address, or instead. */
  onClick?: (tap: MouseEvent<HTMLAnchorElement>) => void
}

/** Ways to screens as pictures with a word each, four in a row of a phone. */
export function EntryGrid({ label, entries }: { label: string; entries: readonly GridEntry[] }) {
  return (
    <nav aria-label={label} className={entries.length > ONE_ROW ? css.grid : css.row}>
      {entries.map((entry) => (
        <Entry key={entry.name} {...entry} />
      ))}
    </nav>
  )
}

function Entry({ name, href, icon, count = 0, onClick }: GridEntry) {
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
            {titles(name)}
            {count > 0 && <VisuallyHidden>{` (${shown})`}</VisuallyHidden>}
          </>
        ),
      })}
    </div>
  )
}
