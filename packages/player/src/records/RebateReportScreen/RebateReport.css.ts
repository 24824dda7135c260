import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  padding: `${vars.space.md} ${vars.space.lg} 0`,
})
export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))', gap: vars.space.sm })
export const place = style({ width: '4em', height: '1em' })
/** The place of the closed table of rates while it loads. */
export const closedPlace = style({ minHeight: 44, paddingBlock: vars.space.sm })
export const row = style({ selectors: { '&[data-own=true]': { fontWeight: 600 } } })
