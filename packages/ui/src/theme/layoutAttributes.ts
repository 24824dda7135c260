/** Choices of arrangement that a brand makes beside its tokens. They go on `<html>`, so that CSS alone follows them. */
export type LayoutChoices = {
  /** Where the header's logo or title stands. */
  header?: 'start' | 'center'
  tile?: 'square' | 'portrait' | 'wide'
  density?: 'cosy' | 'compact'
  tabBar?: 'flat' | 'floating' | 'raised'
  /** How a section's heading is marked. */
  heading?: 'plain' | 'bar' | 'underline'
  /** Whether game names stand under the picture or on it. */
  caption?: 'below' | 'overlay' | 'panel'
}

const defaults: Required<LayoutChoices> = {
  header: 'start',
  tile: 'square',
  density: 'cosy',
  tabBar: 'flat',
  heading: 'plain',
  caption: 'below',
}

/** Attributes for `<html>`: `layoutAttributes({ tile: 'portrait' })` → `{ 'data-tile': 'portrait', 'data-header': 'start', … }`. */
export function layoutAttributes(choices: LayoutChoices = {}): Record<string, string> {
  const all = { ...defaults, ...choices }
  return {
    'data-header': all.header,
    'data-tile': all.tile,
    'data-density': all.density,
    'data-tab-bar': all.tabBar,
    'data-heading': all.heading,
    'data-caption': all.caption,
  }
}
