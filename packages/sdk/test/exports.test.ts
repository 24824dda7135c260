import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import names from './exports.json' with { type: 'json' }

// exports.json is what others build on: a name that goes or comes there is a change of the public interface, so say it in a changeset.
const entries = Object.entries(manifest.exports).flatMap(([entry, to]) =>
  typeof to === 'string' ? [] : [[entry, to['@platform/source']] as const],
)

test('exports.json lists every public entry', () => {
  expect(Object.keys(names).toSorted()).toEqual(entries.map(([entry]) => entry).toSorted())
})

test.for(entries)('%s exports the names of exports.json', async ([entry, source]) => {
  const exported = Object.keys((await import(/* @vite-ignore */ `../${source}`)) as object)
  expect(exported.toSorted()).toEqual(names[entry as keyof typeof names])
})
