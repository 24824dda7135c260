import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { cardGap, cardWidth } from '../Carousel/cards.ts'
import { when } from '../../theme/when.ts'

export const rail = style({
  display: 'grid',
  gridAutoFlow: 'column',
  marginInline: `calc(${vars.space.lg} * -1)`,
  padding: `2px ${vars.space.lg}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: vars.space.lg,
  scrollbarWidth: 'none',
})

export const shows = styleVariants({
  tiles: {
    gridAutoColumns: 'clamp(96px, 26vw, 148px)',
    gap: vars.space.md,
    scrollSnapType: 'x proximity',
    selectors: { [when('tile', 'wide')]: { gridAutoColumns: 'clamp(128px, 42vw, 200px)' } },
  },
  cards: { gridAutoColumns: cardWidth, gap: cardGap, scrollSnapType: 'x mandatory' },
})
export const stop = style({ minWidth: 0, scrollSnapAlign: 'start' })
