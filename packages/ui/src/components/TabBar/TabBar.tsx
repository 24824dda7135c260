import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { useRenderLink, type RenderLink } from '../../link/RenderLink.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './TabBar.css.ts'

export type TabBarItem = {
  href: string
  label: string
  icon: ReactNode
  /** Shown instead of `icon` while active. */
  activeIcon?: ReactNode
  active?: boolean
  /** The main action, raised or filled by the brand's `tabBar` layout choice. At most one, in the middle. */
  raised?: boolean
  /** Number of unread items; above 99 it shows 99+. */
  count?: number
}

export type TabBarProps = Omit<ComponentProps<'nav'>, 'children'> & { items: TabBarItem[]; renderLink?: RenderLink }

/** Main navigation at the bottom, three to five items. A tap on the active one scrolls to the top. Reserves its own space in the page. */
export function TabBar({ items, renderLink, className, ...props }: TabBarProps) {
  return (
    <>
      <div className={css.spacer} aria-hidden="true" />
      <nav {...props} className={clsx(css.bar, className)}>
        <ul className={css.list}>
          {items.map((item) => (
            <li key={item.href} className={css.slot}>
              <Tab item={item} renderLink={renderLink} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function Tab({ item, renderLink }: { item: TabBarItem; renderLink?: RenderLink }) {
  const link = useRenderLink(renderLink)
  return link({
    href: item.href,
    className: css.item,
    'aria-current': item.active ? 'page' : undefined,
    onClick: item.active ? () => window.scrollTo({ top: 0, behavior: 'smooth' }) : undefined,
    children: (
      <>
        <span className={clsx(css.symbol, item.raised && css.raised)}>
          {item.active && item.activeIcon ? item.activeIcon : item.icon}
          {!!item.count && (
            <span className={css.count} aria-hidden="true">
              {upTo99(item.count)}
            </span>
          )}
        </span>
        <span className={css.label}>{item.label}</span>
        {!!item.count && <VisuallyHidden>{` (${upTo99(item.count)})`}</VisuallyHidden>}
      </>
    ),
  })
}

const upTo99 = (count: number) => (count > 99 ? '99+' : count)
