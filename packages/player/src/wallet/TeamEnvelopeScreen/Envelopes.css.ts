import { style } from '@vanilla-extract/css'
import { vars } from '@platform/ui/theme'

export { muted, stack } from '../Wallet.css.ts'
export const heading = style({ fontFamily: vars.font.display, fontSize: vars.text.lg })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.sm })
export const sum = style({ fontSize: vars.text.lg })
