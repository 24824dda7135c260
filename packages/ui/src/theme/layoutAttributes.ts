import { kebab } from './kebab.ts'

/** Every layout choice of a brand, the default first. */
export const layoutOptions = {
  /** Position of the header's logo or title. */
  header: ['start', 'center'],
  tile: ['square', 'portrait', 'wide'],
  density: ['cosy', 'compact'],
  tabBar: ['flat', 'floating', 'raised'],
  /** How a section's heading is marked. */
  heading: ['plain', 'bar', 'underline'],
  /** Whether game names are below the picture or on it. */
  caption: ['below', 'overlay', 'panel'],
} as const

/** Layout choices that a brand makes besides its tokens. They are set on `<html>`, so that CSS alone follows them. */
export type LayoutChoices = { -readonly [Choice in keyof typeof layoutOptions]?: (typeof layoutOptions)[Choice][number] }

/** Attributes for `<html>`: `layoutAttributes({ tile: 'portrait' })` → `{ 'data-tile': 'portrait', 'data-header': 'start', … }`. */
export const layoutAttributes = (choices: LayoutChoices = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(layoutOptions).map(([name, [usual]]) => [`data-${kebab(name)}`, choices[name as keyof LayoutChoices] ?? usual]),
  )
