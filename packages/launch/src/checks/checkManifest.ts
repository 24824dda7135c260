import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Brand } from '../Brand.ts'
import { error, type Finding } from '../Finding.ts'
import { icons } from '../icons.ts'

const manifest = z.object({
  name: z.string(),
  lang: z.string(),
  theme_color: z.string(),
  orientation: z.optional(z.string()),
  icons: z.array(z.object({ src: z.string(), purpose: z.string().optional() })),
})

/** The manifest has the page's name, language and colour, no locked orientation, and its icons exist. */
export function checkManifest({ folder, config }: Brand): Finding[] {
  const at = 'public/manifest.webmanifest'
  const file = join(folder, at)
  if (!existsSync(file)) return [error(at, 'it is missing', 'write it: name, lang, start_url /m/home, theme_color, icons')]
  const json = parsed(readFileSync(file, 'utf8'))
  if (json === undefined) return [error(at, 'it is not valid JSON', 'fix its commas and quotes')]
  const read = manifest.safeParse(json)
  if (!read.success) return [...new Set(read.error.issues.map(({ path }) => String(path[0])))].map((key) => missing(at, key, config))
  const { name, lang, theme_color: colour, orientation = 'any', icons: listed } = read.data
  const same = (key: string, found: string, wanted: string) =>
    found === wanted ? [] : [error(`${at}: ${key}`, `${found} is not ${wanted}`, `use ${wanted}`)]
  return [
    ...same('name', name, config.name),
    ...same('lang', lang, config.defaultLocale),
    ...same('theme_color', colour, config.page.colour),
    ...(orientation === 'any'
      ? []
      : [
          error(
            `${at}: orientation`,
            `${orientation} locks the screen for players whose phone is mounted the other way (WCAG 1.3.4)`,
            'delete the line',
          ),
        ]),
    ...listed.flatMap(({ src }) =>
      existsSync(join(folder, 'public', src))
        ? []
        : [error(`${at}: icons`, `${src} is missing`, 'draw it: npm run icons, or delete its line')],
    ),
    ...(listed.some(({ purpose }) => purpose === 'maskable')
      ? []
      : [error(`${at}: icons`, 'none is maskable: Android cuts the others', 'add "purpose": "maskable" to /icons/maskable-512.png')]),
  ]
}

/** The finding for an entry that is missing or has the wrong type, with this brand's value. */
function missing(at: string, key: string, { name, defaultLocale, page }: Brand['config']): Finding {
  const wanted: Record<string, unknown> = { name, lang: defaultLocale, theme_color: page.colour }
  const fix =
    key in wanted
      ? `write "${key}": ${JSON.stringify(wanted[key])}`
      : `write "icons": [${icons.map(({ file, size }) => `{ "src": "/${file}", "sizes": "${size}x${size}", … }`).join(', ')}]`
  return error(`${at}: ${key}`, 'it is missing or has the wrong type', fix)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
