import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Brand } from '../Brand.ts'
import { error, type Finding } from '../Finding.ts'

const manifest = z.object({
  name: z.string(),
  lang: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), purpose: z.string().optional() })),
})

/** An installed app has the page's name, language and colours, and the icons that its manifest names exist. */
export function checkManifest({ folder, config }: Brand): Finding[] {
  const at = 'public/manifest.webmanifest'
  const file = join(folder, at)
  if (!existsSync(file)) return [error(at, 'it is missing', 'write it: name, lang, start_url /m/home, theme_color, icons')]
  const read = manifest.safeParse(parsed(readFileSync(file, 'utf8')))
  if (!read.success) return [error(at, 'it is not what a browser reads', z.prettifyError(read.error).replaceAll('\n', ' '))]
  const { name, lang, theme_color: colour, icons } = read.data
  const same = (key: string, found: string, wanted: string) =>
    found === wanted ? [] : [error(`${at}: ${key}`, `${found} is not ${wanted}`, `use ${wanted}`)]
  return [
    ...same('name', name, config.name),
    ...same('lang', lang, config.defaultLocale),
    ...same('theme_color', colour, config.page.colour),
    ...icons.flatMap(({ src }) =>
      existsSync(join(folder, 'public', src)) ? [] : [error(`${at}: icons`, `${src} is missing`, 'draw it or delete its line')],
    ),
    ...(icons.some(({ purpose }) => purpose === 'maskable')
      ? []
      : [error(`${at}: icons`, 'none is maskable: Android cuts the others', 'add one')]),
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
