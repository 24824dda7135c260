import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minHeight: '100%',
  padding: `${vars.space.sm} ${vars.space.lg} calc(${vars.space.lg} + env(safe-area-inset-bottom))`,
})

// Rows reach the edges; their own padding aligns the text.
export const list = style({ display: 'grid', marginInline: `calc(-1 * ${vars.space.lg})` })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})

export const guest = style({ display: 'grid', gap: vars.space.xs })

export const guestTitle = style({ fontFamily: vars.font.display, fontSize: vars.text.lg, fontWeight: vars.font.displayWeight as 'bold' })

export const guestText = style({ color: vars.color.muted, fontSize: vars.text.sm })

export const actions = style({ display: 'flex', gap: vars.space.sm, marginTop: vars.space.sm })

export const card = style({ display: 'grid' })

export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minWidth: 0 })

export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 })

export const buttons = style({ display: 'flex', marginInlineEnd: `calc(-1 * ${vars.space.sm})` })

export const caption = style({ marginTop: vars.space.sm, color: vars.color.muted, fontSize: vars.text.sm })

export const sum = style({ minHeight: '2rem' })
