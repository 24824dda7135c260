import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const row = style({
  display: 'flex',
  gap: 6,
  minWidth: 0,
  border: 0,
  padding: 0,
  transition: 'opacity .2s',
  selectors: { '&:disabled': { opacity: 0.55 } },
})
export const legend = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' })
export const choice = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: 46,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  borderRadius: 14,
  fontSize: vars.text.sm,
  fontWeight: 700,
  lineHeight: 1.2,
  cursor: 'pointer',
  background: 'rgb(255 255 255 / .1)',
  boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / .16)',
  selectors: {
    '&:has(:checked)': { background: '#ffc93c', color: '#3a2000', boxShadow: 'inset 0 0 0 2px #fff' },
    '&:has(:focus-visible)': { outline: '3px solid #fff', outlineOffset: 1 },
  },
})
export const chip = style({ borderRadius: 999, fontVariantNumeric: 'tabular-nums', padding: '0 2px' })
export const note = style({ fontSize: vars.text.sm, fontWeight: 600 })
export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', margin: 0 })
