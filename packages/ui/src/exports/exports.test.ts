import { expect, test } from 'vitest'
import names from './exports.json' with { type: 'json' }

// exports.json is the kit's public interface: a name that goes or comes there belongs in a changeset.
const entries = {
  index: () => import('./index.ts'),
  theme: () => import('./theme.ts'),
  overlays: () => import('./overlays.ts'),
  'themes/wireframe': () => import('./themes/wireframe.ts'),
}

// The first import compiles the whole kit.
test.each(Object.entries(entries))('%s exports the names of exports.json', { timeout: 30_000 }, async (entry, load) => {
  expect(Object.keys(await load()).toSorted()).toEqual(names[entry as keyof typeof entries])
})
