import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { page } from '../HelpScreen/HelpView.css.ts'

export const answer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space.md })
export const title = style({ fontFamily: vars.font.display, fontSize: vars.text.xl, lineHeight: 1.25, textWrap: 'balance' })
export const place = style({ display: 'grid', gap: vars.space.sm, minHeight: 200 })
