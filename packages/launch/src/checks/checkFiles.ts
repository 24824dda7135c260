import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Brand } from '../Brand.ts'
import { error, warning, type Finding } from '../Finding.ts'
import { icons } from '../icons.ts'
import { jpegSize } from '../jpegSize.ts'
import { pngSize } from '../pngSize.ts'

const again = (name: string) => `draw it from one SVG: npm run icons -- ${name}`

/** Every file that the page, the manifest and an installed app request exists and has the right size. */
export function checkFiles({ folder, name, config }: Brand): Finding[] {
  const inPublic = (file: string) => join(folder, 'public', file)
  const missing = (file: string, fix: string) => (existsSync(inPublic(file)) ? [] : [error(`public/${file}`, 'it is missing', fix)])
  const sizes = icons.flatMap(({ file, size }) => {
    if (!existsSync(inPublic(file))) return missing(file, again(name))
    const found = pngSize(readFileSync(inPublic(file)))
    if (!found) return [error(`public/${file}`, 'it is not a PNG', again(name))]
    const isRight = found.width === size && found.height === size
    return isRight ? [] : [error(`public/${file}`, `it is ${found.width} × ${found.height}, not ${size} × ${size}`, again(name))]
  })
  const picture = config.licence?.picture.slice(1)
  return [
    ...missing('favicon.svg', 'draw the mark of the brand, 48 × 48'),
    ...sizes,
    ...(picture ? missing(picture, 'put the picture of the licence there') : []),
    ...logo(folder),
    ...hero(folder, name),
    ...shared(folder),
    ...fonts(folder),
  ]
}

/** The mark in the template of a new brand. */
const TEMPLATE_MARK = '<circle cx="17" cy="17" r="13" fill="var(--color-brand)" />'

function logo(folder: string): Finding[] {
  const file = join(folder, 'Logo.tsx')
  if (!existsSync(file)) return [error('Logo.tsx', 'it is missing', 'draw a mark and a name, as the other brands do')]
  return readFileSync(file, 'utf8').includes(TEMPLATE_MARK)
    ? [warning('Logo.tsx', 'it has the mark of every new brand', 'draw its own, as in public/favicon.svg')]
    : []
}

/** `main.tsx` may import home's first picture from another file. */
function hero(folder: string, name: string): Finding[] {
  const main = join(folder, 'main.tsx')
  if (!existsSync(main)) return [error('main.tsx', 'it is missing', 'write it as the other brands do: it starts the app with this brand')]
  if (existsSync(join(folder, 'hero.svg')) || !readFileSync(main, 'utf8').includes("'./hero.svg")) return []
  return [error('hero.svg', 'it is missing', again(name))]
}

/** Bytes of one font file: a larger one delays the text on a slow phone. */
const FONT_LIMIT = 35_000

/** The fonts that `theme.css.ts` imports, from the brand or a package. */
function fonts(folder: string): Finding[] {
  const file = join(folder, 'theme.css.ts')
  if (!existsSync(file)) return []
  const paths = [...readFileSync(file, 'utf8').matchAll(/from '([^']+\.(?:woff2?|[to]tf))\?url'/g)].map(([, path = '']) => path)
  return paths.flatMap((path) => {
    const kilobytes = statSync(path.startsWith('.') ? join(folder, path) : createRequire(file).resolve(path)).size / 1000
    if (kilobytes * 1000 <= FONT_LIMIT) return []
    const problem = `the font ${path.split('/').at(-1)} has ${kilobytes.toFixed(0)} kB, and a phone shows no text of it before`
    return [error('theme.css.ts', problem, `use a woff2 of at most ${FONT_LIMIT / 1000} kB with Latin letters alone`)]
  })
}

const sharedPictures = [
  { file: 'public/share.png', kind: 'PNG', sizeOf: pngSize },
  { file: 'public/share.jpg', kind: 'JPEG', sizeOf: jpegSize },
]

/** The picture of a shared link. `merchantPage` uses the first that exists. */
function shared(folder: string): Finding[] {
  const picture = sharedPictures.find(({ file }) => existsSync(join(folder, file)))
  if (!picture) return []
  const size = picture.sizeOf(readFileSync(join(folder, picture.file)))
  if (size?.width === 1200 && size.height === 630) return []
  const problem = size ? `it is ${size.width} × ${size.height}, not 1200 × 630` : `it is not a ${picture.kind}`
  return [error(picture.file, problem, 'draw it in 1200 × 630: other sizes are cut where a link is shared')]
}
