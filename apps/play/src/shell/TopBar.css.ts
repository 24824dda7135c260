import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: '4px 6px 4px 16px',
  background: 'linear-gradient(180deg, rgb(0 0 0 / .45), transparent)',
})
export const names = style({ flex: 1, minWidth: 0 })
export const name = style({
  fontSize: vars.text.md,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textWrap: 'nowrap',
})
export const vendor = style({ fontSize: vars.text.sm, opacity: 0.85 })
export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 12,
  selectors: { '&:active': { background: 'rgb(255 255 255 / .14)' } },
})
export const named = style({ minHeight: 44, padding: `0 ${vars.space.sm}`, fontSize: vars.text.sm, fontWeight: 600 })
