import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const rows = style({ display: 'grid', margin: 0 })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minHeight: 44,
  selectors: { '& + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` } },
})
export const label = style({ flex: 'none', color: vars.color.muted, fontSize: vars.text.sm })
export const value = style({ margin: 0, minWidth: 0, fontWeight: 600, textAlign: 'end', overflowWrap: 'anywhere' })
