import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { under, when } from '../../theme/when.ts'

export const list = style({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  padding: `0 calc(${vars.space.lg} - ${vars.space.md})`,
  scrollPaddingInline: vars.space.xl,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  selectors: { [when('heading', 'bar')]: { boxShadow: 'none', padding: `${vars.space.xs} ${vars.space.lg}` } },
})

export const bled = style({ marginInline: `calc(${vars.space.lg} * -1)` })

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 48,
  padding: `0 ${vars.space.md}`,
  color: vars.color.muted,
  fontFamily: vars.font.action,
  fontSize: vars.text.md,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  touchAction: 'manipulation',
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '&:active': { color: vars.color.text, transitionDuration: '0ms' },
    '&[aria-selected=true]': { color: vars.color.brandText },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.sm,
      bottom: 0,
      height: 3,
      borderRadius: '3px 3px 0 0',
      backgroundColor: vars.color.brandText,
      transform: 'scaleX(0)',
      transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
    },
    '&[aria-selected=true]::after': { transform: 'none' },
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.small },
    // Brands that mark headings with a bar fill their tabs instead of underlining them.
    [when('heading', 'bar')]: { minHeight: 44, borderRadius: vars.radius.control },
    [`${when('heading', 'bar')}[aria-selected=true]`]: {
      backgroundColor: vars.color.brand,
      backgroundImage: vars.gradient.brand,
      color: vars.color.onBrand,
    },
    [`${under('heading', 'bar')} [data-tone=soft] > &[aria-selected=true]`]: {
      backgroundColor: vars.color.brandSoft,
      backgroundImage: 'none',
      color: vars.color.onBrandSoft,
    },
    [`${when('heading', 'bar')}::after`]: { display: 'none' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
})
