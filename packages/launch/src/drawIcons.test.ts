import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawIcons } from './drawIcons.ts'
import { pngSize } from './pngSize.ts'

test('draws icons of all sizes from one favicon; the mark of the maskable one is within the safe zone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'))
  mkdirSync(join(folder, 'public'))
  writeFileSync(
    join(folder, 'public/favicon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="#f00"/></svg>',
  )
  const files = await drawIcons(folder, '#0b6e4f')
  const read = (file: string) => readFileSync(join(folder, file))
  expect(files.map((file) => pngSize(read(file))?.width)).toEqual([192, 512, 512])
  const [, plain, maskable] = files.map(read)
  expect(plain!.equals(maskable!)).toBe(false)
  rmSync(folder, { recursive: true })
})
