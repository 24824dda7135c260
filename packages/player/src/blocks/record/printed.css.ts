import { globalStyle, style } from '@vanilla-extract/css'

/** A page of records, an order or a receipt: on paper it is black on white, with the page's heading and without its bars. */
export const printed = style({})

/** Not on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none !important' } } })

const bars = `:is(nav, aside, header :is(a, button), main > :is(header, footer) :is(a, button))`
globalStyle(`body:has(${printed}) ${bars}`, { '@media': { print: { display: 'none !important' } } })
globalStyle(`body:has(${printed}) header`, { '@media': { print: { position: 'static' } } })
globalStyle(`:root:has(${printed})`, { '@media': { print: { background: '#fff !important' } } })
globalStyle(`body:has(${printed}), body:has(${printed}) *`, {
  '@media': {
    print: {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      borderColor: '#999 !important',
      // A ground that fades away would be printed.
      transition: 'none !important',
    },
  },
})
