import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { useRenderLink, type RenderLink } from '../../link/RenderLink.tsx'
import { initials } from '../Avatar/Avatar.tsx'
import { Picture } from '../Picture/Picture.tsx'
import * as css from './VendorTile.css.ts'

export type VendorTileProps = {
  name: string
  logo?: string | string[]
  /** Below the name: how many games, which kind. */
  note?: ReactNode
  /** A link with `href`; without it, a filter button with `selected`. */
  href?: string
  onClick?: () => void
  selected?: boolean
  renderLink?: RenderLink
  className?: string
}

/** A game vendor: a link to its games, or a button that filters by it. */
export function VendorTile({ name, logo, note, href, onClick, selected, renderLink, className }: VendorTileProps) {
  const link = useRenderLink(renderLink)
  const content = (
    <>
      <span className={css.logo}>
        <Picture
          className={css.image}
          src={logo}
          alt=""
          width="96"
          height="40"
          fallback={
            <span className={css.initial} aria-hidden="true">
              {initials(name)}
            </span>
          }
        />
      </span>
      <span className={css.name} translate="no">
        {name}
      </span>
      {note && <span className={css.note}>{note}</span>}
    </>
  )
  if (href !== undefined) return link({ href, onClick, className: clsx(css.tile, className), children: content })
  return (
    <button type="button" aria-pressed={selected} className={clsx(css.tile, className)} onClick={onClick}>
      {content}
    </button>
  )
}
