import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { heading, muted } from './OrderPage.css.ts'

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0 })
export const step = style({
  position: 'relative',
  display: 'grid',
  gap: 2,
  paddingInlineStart: 26,
  paddingBottom: vars.space.lg,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      top: 5,
      width: 12,
      height: 12,
      borderRadius: '50%',
      border: `2px solid ${vars.color.control}`,
      backgroundColor: vars.color.surface,
      zIndex: 1,
    },
    '&::after': { content: '', position: 'absolute', insetInlineStart: 7, top: 12, bottom: -5, width: 2, backgroundColor: vars.color.line },
    '&:first-child::before': { backgroundColor: vars.color.brandText, borderColor: vars.color.brandText },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::after': { display: 'none' },
  },
})
export const what = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.md, fontWeight: 600 })
