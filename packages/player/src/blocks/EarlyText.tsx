interface EarlyTextProps {
  className: string
}

/**
 * Placeholder for a text that is part of an answer: the prerendered page shows it before hydration (`firstViewScript`). Empty in the app,
 * which preserves what the page has written. Hidden from screen readers, which announce that the region is loading.
 */
export const EarlyText = ({ className }: EarlyTextProps) => (
  <span className={className} data-early-text="" aria-hidden="true" suppressHydrationWarning>
    {''}
  </span>
)
