import { expect, test } from 'vitest'
import { filesUnder, read } from './sources.ts'

/** They say where a component is, or that it has parts, but not what it shows. */
const vague = /^(Name|Close|History|Order|Filling|Rows?|Items?|Games|Offer|Content|Body|Head|Foot|Inner|Main|Part|Text|Value|Box|Group)$/

const components = filesUnder('packages/player/src')
  .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$|\/testing\//.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(/^(export )?function ([A-Z]\w*)/gm)].map(([, exported, name = '']) => ({ file, exported, name })),
  )

test('a component is named by a noun that says what it shows', () => {
  expect(components.length).toBeGreaterThan(400)
  expect(components.filter(({ name }) => vague.test(name))).toEqual([])
})

test('no two components that other files use have the same name', () => {
  const shared = components.filter(({ exported }) => exported)
  const names = shared.map(({ name }) => name)
  expect(shared.filter(({ name }) => names.indexOf(name) !== names.lastIndexOf(name))).toEqual([])
})
