import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../Brand.ts'
import { error, type Finding } from '../Finding.ts'
import { icons } from '../icons.ts'
import { pngSize } from '../pngSize.ts'

const again = (name: string) => `draw it from one SVG: npm run icons -- ${name}`

/** Every file that the page, the manifest and an installed app request exists and has the right size. */
export function checkFiles({ folder, name, config }: Brand): Finding[] {
  const inPublic = (file: string) => join(folder, 'public', file)
  const missing = (file: string, fix: string) => (existsSync(inPublic(file)) ? [] : [error(`public/${file}`, 'it is missing', fix)])
  const sizes = icons.flatMap(({ file, size }) => {
    if (!existsSync(inPublic(file))) return missing(file, again(name))
    const found = pngSize(readFileSync(inPublic(file)))
    if (!found) return [error(`public/${file}`, 'it is no PNG', again(name))]
    const isRight = found.width === size && found.height === size
    return isRight ? [] : [error(`public/${file}`, `it is ${found.width} × ${found.height}, not ${size} × ${size}`, again(name))]
  })
  const picture = config.licence?.picture.slice(1)
  return [
    ...missing('favicon.svg', 'draw the mark of the brand, 48 × 48'),
    ...sizes,
    ...(picture ? missing(picture, 'put the picture of the licence there') : []),
    ...(existsSync(join(folder, 'Logo.tsx')) ? [] : [error('Logo.tsx', 'it is missing', 'draw a mark and a name, as the other brands do')]),
  ]
}
