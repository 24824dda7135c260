import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { figureType } from '../../theme/figureType.ts'

export const tile = style({ display: 'grid', alignContent: 'start', gap: 2, minWidth: 0, containerType: 'inline-size' })
export const label = style({ display: 'flex', alignItems: 'center', gap: 6, color: vars.color.muted, fontSize: vars.text.sm })
export const value = style(figureType)
export const note = style({ fontSize: vars.text.sm, color: vars.color.muted })
