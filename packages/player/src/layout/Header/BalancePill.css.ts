import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

const row = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  borderRadius: vars.radius.control,
  textAlign: 'start',
} as const

export const pill = style({
  ...row,
  minHeight: 44,
  padding: `4px ${vars.space.sm}`,
  color: vars.color.onChrome,
  '@media': { '(max-width: 359px)': { paddingInline: 4 } },
})

/** Under a page's title. */
export const small = style({
  ...row,
  position: 'relative',
  minHeight: 24,
  marginBlock: -2,
  verticalAlign: 'top',
  color: vars.color.onChromeMuted,
  // A finger's target, over the title and the header's own edge: 44 px.
  '::after': { content: '', position: 'absolute', insetInline: -4, top: -16, bottom: -4 },
})

export const texts = style({ display: 'grid', minWidth: 0 })
export const line = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.sm, minWidth: 0 })

export const name = style({
  overflow: 'hidden',
  maxWidth: '9rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.onChromeMuted,
  fontSize: vars.text.sm,
  lineHeight: 1.25,
})

export const wideName = style([name, { '@media': { '(max-width: 479px)': { display: 'none' } } }])

export const amount = style({
  minWidth: '4em',
  fontFamily: vars.font.numeric,
  fontSize: vars.text.md,
  fontWeight: 600,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  // At 200 % text no larger than what leaves seven digits in one line beside the buttons.
  '@media': { '(max-width: 359px)': { fontSize: `min(${vars.text.md}, 5vw)` } },
})

export const symbol = style({
  flex: 'none',
  width: 16,
  height: 16,
  color: vars.color.onChromeMuted,
  '@media': { '(max-width: 359px)': { display: 'none' } },
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const turning = style([symbol, { animation: `${turn} 800ms linear infinite` }])
