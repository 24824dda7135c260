import { expect, test } from 'vitest'
import { shortNames } from './shortNames.ts'

test('a style’s name is four characters for its file and the count, the same in each build', () => {
  const [first, again] = [shortNames(), shortNames()]
  const styles = ['0', '1', 'z', '10'].map((count) => ({ hash: `1g2d02t${count}`, filePath: 'src/A.css.ts', packageName: '@platform/ui' }))
  const names = styles.map(first)
  expect(names).toEqual(['0', '1', 'z', '10'].map((count) => expect.stringMatching(new RegExp(`^[a-z][a-z0-9]{3}${count}$`))))
  expect(styles.map(again)).toEqual(names)
})

test('two files with the same four characters are refused', () => {
  const name = shortNames()
  const many = Array.from({ length: 20_000 }, (_, index) => ({ hash: `abcdefg0`, filePath: `src/${index}.css.ts` }))
  expect(() => many.map(name)).toThrow(/get the same name, \w{4}: rename one of them/)
})
