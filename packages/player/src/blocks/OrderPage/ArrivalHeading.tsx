import { useEffect, useRef, type ComponentProps } from 'react'

interface ArrivalHeadingProps extends ComponentProps<'h2'> {
  /** Default: whether the player has touched the page; false when it was opened at this address. */
  isArrival?: boolean
}

/**
 * The heading of what replaces another view under the same path, such as an order after its form: it takes the focus that went with the
 * pressed button, so that a screen reader reads on here, and is in view. Not from another element that has it.
 */
export function ArrivalHeading({ isArrival = wasTouched(), children, ...props }: ArrivalHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (!isArrival || !heading.current || (activeElement !== null && activeElement !== body)) return
    heading.current.focus({ preventScroll: true })
    // Replacing an address does not scroll: after a button at the end of a form the player would see the middle of this view.
    if (heading.current.getBoundingClientRect().top < HEADER_PX) scrollTo({ top: 0, behavior: 'instant' })
  }, [isArrival])
  return (
    <h2 ref={heading} tabIndex={-1} {...props}>
      {children}
    </h2>
  )
}

/** The header covers what is scrolled above it. */
const HEADER_PX = 56

// Unknown to Firefox before 120.
const wasTouched = () => (navigator as Partial<Navigator>).userActivation?.hasBeenActive !== false
