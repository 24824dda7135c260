import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const box = style({
  // Above the shadow of the stage.
  position: 'relative',
  display: 'grid',
  gap: 8,
  padding: '10px 16px',
  textAlign: 'center',
  fontSize: vars.text.sm,
  lineHeight: 1.3,
  background: '#4a3500',
  color: '#fff',
})
export const code = style({ fontSize: vars.text.sm, overflowWrap: 'anywhere', userSelect: 'all' })
export const buttons = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 })
export const button = style({
  minHeight: 44,
  padding: '4px 10px',
  border: '1px solid rgb(255 255 255 / .5)',
  borderRadius: 12,
  fontSize: vars.text.sm,
  fontWeight: 700,
  selectors: { '&:focus-visible': { outline: '3px solid #fff' } },
})
