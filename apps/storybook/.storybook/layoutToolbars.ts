import type { LayoutChoices } from '@platform/ui/theme'

const choices: { [K in keyof Required<LayoutChoices>]: NonNullable<LayoutChoices[K]>[] } = {
  header: ['start', 'center'],
  tile: ['square', 'portrait', 'wide'],
  density: ['cosy', 'compact'],
  tabBar: ['flat', 'floating', 'raised'],
  heading: ['plain', 'bar', 'underline'],
  caption: ['below', 'overlay', 'panel'],
}

/** One toolbar per layout choice; its first entry leaves the brand's own. */
export const layoutToolbars = Object.fromEntries(
  Object.entries(choices).map(([name, values]) => [
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
