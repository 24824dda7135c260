import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
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
  // 1.2 in view, 20 px apart (section 9); on a tablet no wider than a card should be.
  cards: { gridAutoColumns: 'min(calc((100% - 20px) / 1.2), 420px)', gap: 20, scrollSnapType: 'x mandatory' },
})
export const stop = style({ minWidth: 0, scrollSnapAlign: 'start' })
