import { readFile, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { icons } from './icons.ts'
import { placeMark, readMark } from './mark.ts'

/**
 * Renders every icon of a brand from its `public/favicon.svg`, a square with its own background. `colour` fills the maskable one to its
 * edges. Returns the files, relative to `folder`.
 */
export async function drawIcons(folder: string, colour: string): Promise<string[]> {
  const mark = readMark(folder)
  await ready()
  await mkdir(join(folder, 'public/icons'), { recursive: true })
  for (const { file, size, maskable } of icons) {
    const picture = new Resvg(maskable ? onGround(mark, colour) : mark, { fitTo: { mode: 'width', value: size } }).render()
    await writeFile(join(folder, 'public', file), picture.asPng())
  }
  return icons.map(({ file }) => join('public', file))
}

// A phone may crop a maskable icon to a circle of 80 %.
const onGround = (mark: string, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${colour}"/>${placeMark(mark, { x: '10', y: '10', width: '80', height: '80' })}</svg>`

let started: Promise<void> | undefined
const ready = () => (started ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm))
