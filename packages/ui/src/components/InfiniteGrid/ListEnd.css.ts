import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const end = style({ display: 'grid', placeItems: 'center', minHeight: 72, padding: vars.space.md })
export const text = style({ color: vars.color.muted, fontSize: vars.text.sm })
