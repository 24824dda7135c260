interface EarlyTextProps {
  className: string
}

/**
 * In the place of a text that comes with an answer: the prerendered page shows it before the app is there (`firstViewScript`). Empty in the app,
 * which leaves alone what the page has written. Hidden from screen readers, which hear that the region is loading.
 */
export const EarlyText = ({ className }: EarlyTextProps) => (
  <span className={className} data-early-text="" aria-hidden="true" suppressHydrationWarning>
    {''}
  </span>
)
