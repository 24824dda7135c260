import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { cardGap, cardWidth } from './cards.ts'

/** Set on the row once Swiper moves it: until then it is a list that the browser scrolls. */
export const live = 'data-live'

// Its dots and buttons lie over its slides, and under everything that lies over the page.
export const carousel = style({ position: 'relative', minWidth: 0, isolation: 'isolate' })

export const row = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // `clip` and not `hidden`: a link that gets the focus must not scroll the row beside Swiper.
  selectors: { [`&[${live}]`]: { overflow: 'clip', touchAction: 'pan-y' } },
})

export const track = style({ display: 'flex', transitionProperty: 'transform' })

export const slide = style({ flexShrink: 0, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', scrollSnapAlign: 'start' })

export const shows = styleVariants({
  // As high as what the row is in.
  one: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  // As wide as the page that `space.lg` pads; the neighbours are seen up to its edges.
  cards: {
    marginInline: `calc(${vars.space.lg} * -1)`,
    padding: `2px ${vars.space.lg}`,
    scrollPaddingInline: vars.space.lg,
  },
})
export const tracks = styleVariants({
  one: {},
  // Swiper sets the distance itself.
  cards: { gap: cardGap, selectors: { [`[${live}] > &`]: { gap: 0 } } },
})
export const slides = styleVariants({
  one: { width: '100%', scrollSnapStop: 'always' },
  cards: { width: cardWidth },
})
