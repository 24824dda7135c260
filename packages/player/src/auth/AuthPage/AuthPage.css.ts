import { style } from '@vanilla-extract/css'
import { vars, when } from '@platform/ui/theme'

const centred = { [when('header', 'center')]: { textAlign: 'center' } } as const

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  width: '100%',
  maxWidth: 480,
  marginInline: 'auto',
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `calc(${vars.space.xs} + env(safe-area-inset-top)) ${vars.space.sm} 0`,
})

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  padding: `${vars.space.md} ${vars.space.xl} ${vars.space.xl}`,
  '@media': { '(max-width: 359px)': { paddingInline: vars.space.lg } },
})

export const mark = style({ marginBottom: vars.space.xl, selectors: centred })

export const heading = style({
  fontSize: vars.text.xxl,
  fontFamily: vars.font.display,
  marginBottom: vars.space.lg,
  outline: 'none',
  selectors: centred,
})

/** Belongs to the heading above it. */
export const intro = style({
  margin: `calc(${vars.space.xs} - ${vars.space.lg}) 0 ${vars.space.lg}`,
  color: vars.color.muted,
  selectors: centred,
})

export const warning = style({ marginTop: vars.space.lg, color: vars.color.muted, fontSize: vars.text.sm, selectors: centred })

export const tabs = style({ marginBottom: vars.space.lg })
