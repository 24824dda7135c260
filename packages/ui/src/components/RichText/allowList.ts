/** Elements of foreign HTML that stay. */
export const elements =
  'a b blockquote br caption code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  )
/** Attributes that stay, on any of them. */
export const attributes = 'alt colspan dir height href lang reversed rowspan scope src start title width'.split(' ')
