import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const frame = style({ minHeight: 64 })
export const symbol = style({ paddingInlineStart: vars.space.lg, fontWeight: 600, color: vars.color.muted })
export const amount = style({
  paddingInlineStart: vars.space.sm,
  fontFamily: vars.font.numeric,
  fontSize: vars.text.xl,
  fontWeight: 600,
})
export const compact = style({ paddingInline: vars.space.sm, fontFamily: vars.font.numeric })
export const chips = style({
  display: 'grid',
  // Three in a row.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(5em, 30%), 100%), 1fr))',
  gap: vars.space.sm,
  selectors: {
    // Where three would leave the last one alone: two, or four on a wide screen.
    '&:has(> :nth-child(3n + 1):last-child:not(:first-child))': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(5em, min(50% - 8px, max(23% - 2px, (24em - 100%) * 99))), 100%), 1fr))',
    },
  },
})
export const chip = style({ justifyContent: 'center', paddingInline: 4, whiteSpace: 'nowrap' })
