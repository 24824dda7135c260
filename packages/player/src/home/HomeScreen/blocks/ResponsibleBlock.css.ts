import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  paddingTop: vars.space.lg,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  // With text at 200 % its longest word is wider than the narrowest phone.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const age = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  border: '2px solid currentColor',
  borderRadius: '50%',
  color: vars.color.text,
  fontWeight: 600,
  fontSize: vars.text.md,
})

export const title = style({ display: 'block', color: vars.color.text, fontWeight: 600 })
