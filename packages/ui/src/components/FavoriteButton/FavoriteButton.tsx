import { clsx } from 'clsx'
import { HeartFilledIcon } from '../../icons/HeartFilledIcon.tsx'
import { HeartIcon } from '../../icons/HeartIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import * as css from './FavoriteButton.css.ts'

export type FavoriteButtonProps = {
  /** What is a favorite or not. */
  name: string
  favorite: boolean
  /** Called with what it should become. */
  onFavorite: (favorite: boolean) => void
  /** Over a picture: on a disc of its own. */
  onPicture?: boolean
  /** Its place. */
  className?: string
}

/** The heart that adds something to the favorites or takes it out. */
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
