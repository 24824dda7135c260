import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { when } from '../../theme/when.ts'

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: `calc(56px + env(safe-area-inset-top))`,
  padding: `env(safe-area-inset-top) max(${vars.space.sm}, env(safe-area-inset-right)) 0 max(${vars.space.sm}, env(safe-area-inset-left))`,
  backgroundColor: vars.color.chrome,
  backgroundImage: vars.gradient.chrome,
  color: vars.color.onChrome,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  selectors: {
    [when('header', 'center')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto) minmax(max-content, 1fr)' },
  },
})

export const start = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  selectors: { '&:empty': { display: 'none' }, [`${when('header', 'center')}:empty`]: { display: 'flex' } },
})
export const center = style({
  flex: 1,
  minWidth: 0,
  paddingInline: vars.space.sm,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight as 'bold',
  fontSize: vars.text.lg,
  letterSpacing: vars.font.displayTracking,
  lineHeight: 1.2,
})
export const end = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space.xs, minWidth: 0 })
