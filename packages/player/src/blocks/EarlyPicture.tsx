interface EarlyPictureProps {
  className: string
  /** As the `Picture` has them that comes here. */
  width: number
  height: number
  sizes: string
  priority?: boolean
}

/**
 * In the place of a picture whose address comes with an answer: the prerendered page shows it before the app is there (`firstViewScript`), in the
 * size that `Picture` takes then. Empty in the app.
 */
export const EarlyPicture = ({ priority = false, ...props }: EarlyPictureProps) => (
  <img
    {...props}
    data-early=""
    alt=""
    loading={priority ? 'eager' : 'lazy'}
    fetchPriority={priority ? 'high' : undefined}
    decoding="async"
  />
)
