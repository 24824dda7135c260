import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const ways = style({ display: 'grid', gap: vars.space.md })

/** Neither visible nor focusable, but as tall. */
export const places = style([ways, { visibility: 'hidden' }])

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  selectors: { '&::before, &::after': { content: '', flex: 1, height: 1, backgroundColor: vars.color.line } },
})

export const mark = style({ width: 20, height: 20, fill: 'currentColor' })
