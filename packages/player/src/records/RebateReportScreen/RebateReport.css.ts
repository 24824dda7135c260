import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  padding: `${vars.space.md} ${vars.space.lg} 0`,
})
export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 96px), 1fr))', gap: vars.space.sm })
export const place = style({ width: '4em', height: '1em' })
export const opener = style({ minHeight: 44, paddingBlock: vars.space.sm, color: vars.color.brandText, fontWeight: 600, cursor: 'pointer' })
export const row = style({ selectors: { '&[data-own=true]': { fontWeight: 700 } } })
