import * as css from './EarlyPicture.css.ts'

interface EarlyPictureProps {
  className: string
  /** Same as those of the `Picture` that replaces it. */
  width: number
  height: number
  sizes: string
  priority?: boolean
}

/**
 * Placeholder for a picture whose address is part of an answer: the prerendered page shows it before hydration (`firstViewScript`), in
 * the size that `Picture` has. Empty in the app.
 */
export const EarlyPicture = ({ priority = false, className, ...props }: EarlyPictureProps) => (
  <img
    {...props}
    className={`${css.early} ${className}`}
    data-early=""
    alt=""
    loading={priority ? 'eager' : 'lazy'}
    fetchPriority={priority ? 'high' : undefined}
    decoding="async"
  />
)
