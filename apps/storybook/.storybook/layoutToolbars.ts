import { layoutOptions } from '@platform/ui/theme'

/** One toolbar per layout choice; the first entry uses the brand's own. */
export const layoutToolbars = Object.fromEntries(
  Object.entries(layoutOptions).map(([name, values]) => [
    name,
    {
      toolbar: {
        title: name,
        icon: 'component',
        items: [{ value: '', title: `${name}: brand's` }, ...values.map((value) => ({ value, title: `${name}: ${value}` }))],
      },
    },
  ]),
)
