import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { when } from '../../theme/when.ts'

export const rail = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'clamp(96px, 26vw, 148px)',
  gap: vars.space.md,
  marginInline: `calc(${vars.space.lg} * -1)`,
  padding: `2px ${vars.space.lg}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.lg,
  scrollbarWidth: 'none',
  selectors: { [when('tile', 'wide')]: { gridAutoColumns: 'clamp(150px, 42vw, 200px)' } },
})
export const stop = style({ minWidth: 0, scrollSnapAlign: 'start' })
