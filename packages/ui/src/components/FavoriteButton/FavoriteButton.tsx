import { clsx } from 'clsx'
import { HeartFilledIcon } from '../../icons/HeartFilledIcon.tsx'
import { HeartIcon } from '../../icons/HeartIcon.tsx'
import { useUiLabels } from '../../labels/UiLabelsProvider.tsx'
import * as css from './FavoriteButton.css.ts'

export type FavoriteButtonProps = {
  /** What is a favourite or not. */
  name: string
  favourite: boolean
  /** Called with what it should become. */
  onFavourite: (favourite: boolean) => void
  /** Over a picture: on a disc of its own. */
  onPicture?: boolean
  /** Its place. */
  className?: string
}

/** The heart that adds something to the favourites or takes it out. */
export function FavoriteButton({ name, favourite, onFavourite, onPicture = false, className }: FavoriteButtonProps) {
  const labels = useUiLabels()
  const Heart = favourite ? HeartFilledIcon : HeartIcon
  return (
    <button
      type="button"
      className={clsx(css.heart, onPicture ? css.onPicture : css.plain, className)}
      aria-pressed={favourite}
      aria-label={(favourite ? labels.removeFavourite : labels.addFavourite)(name)}
      onClick={() => onFavourite(!favourite)}
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
