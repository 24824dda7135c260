import { expect, test } from 'vitest'
import { filesUnder, read } from './sources.ts'

/** Searches: they send no call of their own. */
const searches = ['agents/MemberSearch/MemberSearch.tsx', 'blocks/form/MemberPicker/MemberPicker.tsx']

test('every form that sends a call is `Form`: label, help, error, focus, unknown outcome and double submit are in one place', () => {
  const views = filesUnder('packages/player/src').filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  const own = views.filter((file) => /<form\b/.test(read(file))).map((file) => file.replace('packages/player/src/', ''))
  expect(own.toSorted()).toEqual([...searches, 'blocks/form/Form.tsx'].toSorted())
})
