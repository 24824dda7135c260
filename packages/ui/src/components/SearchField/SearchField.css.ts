import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const search = style({ minHeight: 46, flex: 1, minWidth: 0 })
export const input = style({
  minHeight: 44,
  padding: `0 ${vars.space.sm}`,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
})
export const clear = style({ selectors: { 'input:placeholder-shown + &': { visibility: 'hidden' } } })
