import { clsx } from 'clsx'
import { HeartFilledIcon } from '../../icons/HeartFilledIcon.tsx'
import { HeartIcon } from '../../icons/HeartIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import * as css from './FavoriteButton.css.ts'

export type FavoriteButtonProps = {
  /** What can be a favorite. */
  name: string
  favorite: boolean
  /** Called with the new state. */
  onFavorite: (favorite: boolean) => void
  /** Over a picture: on its own disc. */
  onPicture?: boolean
  /** Its position. */
  className?: string
}

/** The heart-shaped button that adds something to the favorites or removes it. */
export function FavoriteButton({ name, favorite, onFavorite, onPicture = false, className }: FavoriteButtonProps) {
  const labels = useUiLabels()
  const Heart = favorite ? HeartFilledIcon : HeartIcon
  return (
    <button
      type="button"
      className={clsx(css.heart, onPicture ? css.onPicture : css.plain, className)}
      aria-pressed={favorite}
      aria-label={(favorite ? labels.removeFavorite : labels.addFavorite)(name)}
      onClick={() => onFavorite(!favorite)}
    >
      {onPicture ? (
        <span className={css.disc}>
          <Heart size="sm" />
        </span>
      ) : (
        <Heart />
      )}
    </button>
  )
}
