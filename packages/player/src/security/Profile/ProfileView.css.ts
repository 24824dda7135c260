import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(60px, 1fr))',
  gap: vars.space.sm,
  justifyItems: 'center',
  border: 0,
  padding: 0,
  margin: 0,
})
export const legend = style({ marginBottom: vars.space.sm, fontSize: vars.text.sm, fontWeight: 600 })
export const choice = style({ position: 'relative', display: 'grid', cursor: 'pointer' })
export const radio = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' })
export const picture = style({
  width: 56,
  height: 56,
  objectFit: 'cover',
  borderRadius: '50%',
  backgroundColor: vars.color.field,
  border: '3px solid transparent',
  selectors: {
    [`${radio}:checked + &`]: { borderColor: vars.color.brandText },
    [`${radio}:focus-visible + &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})
