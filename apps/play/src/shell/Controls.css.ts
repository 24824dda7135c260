import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export const panel = style({
  display: 'grid',
  gap: 10,
  padding: '12px 14px max(14px, env(safe-area-inset-bottom))',
  background: 'linear-gradient(180deg, rgb(8 9 16 / .72), rgb(8 9 16 / .94))',
  borderTop: '1px solid rgb(255 255 255 / .16)',
  '@media': { '(orientation: landscape) and (max-height: 500px)': { gap: 6, paddingBlock: 8 } },
})
export const figures = style({ display: 'flex', justifyContent: 'space-between', gap: 12 })
export const right = style({ textAlign: 'right' })
export const label = style({ fontSize: vars.text.sm, color: '#c3c8d8' })
export const figure = style({ fontWeight: 700, fontSize: vars.text.md, fontVariantNumeric: 'tabular-nums' })
export const play = style({
  minHeight: 54,
  borderRadius: 18,
  fontSize: vars.text.lg,
  fontWeight: 800,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  color: '#3a2000',
  background: 'linear-gradient(180deg, #fff3b0, #ffc93c 45%, #f0a012)',
  boxShadow: '0 4px 0 #8f5605, 0 10px 22px rgb(0 0 0 / .4), inset 0 1px 0 #fff',
  transition: 'transform .08s, box-shadow .08s, filter .2s',
  selectors: {
    '&:active': { transform: 'translateY(3px)', boxShadow: '0 1px 0 #8f5605, inset 0 1px 0 #fff' },
    '&[aria-disabled]': { filter: 'saturate(.55) brightness(.8)', transform: 'translateY(3px)', boxShadow: '0 1px 0 #8f5605' },
    '&:focus-visible': { outline: '3px solid #fff' },
  },
})
