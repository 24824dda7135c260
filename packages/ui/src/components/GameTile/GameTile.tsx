import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { MaintenanceIcon } from '../../icons/MaintenanceIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import { useRenderLink, type RenderLink } from '../../link/RenderLink.tsx'
import { initials } from '../Avatar/Avatar.tsx'
import { FavoriteButton } from '../FavoriteButton/FavoriteButton.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './GameTile.css.ts'
import { useLongPress } from './useLongPress.ts'

export type GameTileProps = {
  name: string
  /** Part of its accessible name; the picture has the vendor's mark. */
  vendor?: string
  /** One address, or several to try in turn. */
  image?: string | string[]
  href: string
  onClick?: () => void
  /** Opens the game's quick sheet: a press of half a second, or the context menu key. */
  onLongPress?: () => void
  favorite?: boolean
  /** Shows the favorite button; called with the new state. */
  onFavorite?: (favorite: boolean) => void
  /** Top left: `<Badge tone="accent">Novo</Badge>`. */
  badge?: ReactNode
  /** Cannot be opened now. */
  maintenance?: boolean
  priority?: boolean
  renderLink?: RenderLink
  className?: string
}

/** A game: its picture and name link to it, a button adds it to the favorites. Shape and caption follow the brand's layout choices. */
export function GameTile({
  name,
  vendor,
  image,
  href,
  onClick,
  onLongPress,
  favorite = false,
  onFavorite,
  badge,
  maintenance = false,
  priority,
  renderLink,
  className,
}: GameTileProps) {
  const labels = useUiLabels()
  const link = useRenderLink(renderLink)
  const press = useLongPress(onLongPress)
  const content = (
    <>
      <span className={css.frame}>
        <Picture
          className={css.image}
          src={image}
          alt=""
          width="240"
          height="240"
          sizes="auto, 40vw"
          priority={priority}
          fallback={
            <span className={css.fallback} aria-hidden="true">
              {initials(name)}
            </span>
          }
        />
        {maintenance && (
          <span className={css.closed}>
            <MaintenanceIcon />
            {labels.maintenance}
          </span>
        )}
      </span>
      <span className={css.caption}>
        <span className={css.name} translate="no">
          {name}
        </span>
        {vendor && <VisuallyHidden> {vendor}</VisuallyHidden>}
      </span>
    </>
  )
  return (
    <article className={clsx(css.tile, className)}>
      {maintenance ? (
        <div className={css.link} aria-disabled="true">
          {content}
        </div>
      ) : (
        link({ href, onClick, className: css.link, children: content, ...press })
      )}
      {badge && <span className={css.badge}>{badge}</span>}
      {onFavorite && <FavoriteButton onPicture className={css.heart} name={name} favorite={favorite} onFavorite={onFavorite} />}
    </article>
  )
}
