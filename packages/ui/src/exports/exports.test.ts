import { expect, test } from 'vitest'

const entries = {
  index: () => import('./index.ts'),
  theme: () => import('./theme.ts'),
  overlays: () => import('./overlays.ts'),
  carousel: () => import('./carousel.ts'),
  wireframe: () => import('./wireframe.ts'),
}

for (const [name, load] of Object.entries(entries)) {
  test(`what ${name} exports changes only on purpose`, async () => {
    expect(Object.keys(await load()).toSorted()).toMatchSnapshot()
  })
}
