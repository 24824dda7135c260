import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', minHeight: 0, overflowY: 'auto' })
globalStyle(`${form} > :first-child`, { padding: `${vars.space.xl} ${vars.space.lg} ${vars.space.md}` })
