import { expect, test } from 'vitest'
import { filesUnder, read } from './sources.ts'

/** Searches: they send no call of their own. */
const searches = ['agents/MemberSearch/MemberSearch.tsx', 'blocks/form/MemberPicker/MemberPicker.tsx']

test('every form that sends a call is `Form`: label, help, error, focus, unknown outcome and double submit are in one place', () => {
  const views = filesUnder('packages/player/src').filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  const own = views.filter((file) => /<form\b/.test(read(file))).map((file) => file.replace('packages/player/src/', ''))
  expect(own.toSorted()).toEqual([...searches, 'blocks/form/Form.tsx'].toSorted())
})

test('every such form validates with its call: what react-hook-form offers is used in one hook', () => {
  const sources = filesUnder('packages/player/src').filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const own = sources.filter((file) => /\buse\w+\b.* from 'react-hook-form'/.test(read(file)))
  expect(own).toEqual(['packages/player/src/blocks/form/useCallForm.ts'])
})
