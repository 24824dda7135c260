import { discoverMerchants } from '@platform/config/merchants'
import { expect, test } from 'vitest'
import { filesUnder } from './sources.ts'

/** The unbranded kit also has pictures. */
const WIREFRAME = 'wireframe'

test('no picture of the kit belongs to a removed brand', async () => {
  const brands = [WIREFRAME, ...(await discoverMerchants()).map(({ code }) => code)]
  const pictures = filesUnder('apps/storybook/test/__screenshots__/kitchenSink.test.tsx')
  const brandOf = (path: string) => /-(\w+)-chromium-linux\.png$/.exec(path)?.[1] ?? ''
  for (const brand of brands) expect(pictures.map(brandOf)).toContain(brand)
  expect(
    pictures.filter((path) => !brands.includes(brandOf(path))),
    'delete them: git rm',
  ).toEqual([])
})
