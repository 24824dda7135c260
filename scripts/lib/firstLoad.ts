import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * Brotli bytes of the JavaScript that a route of a built site needs before it shows: what the page requests, the screen, and all their
 * imports.
 */
export const firstLoadOf = (dist: string, screen: string): number =>
  filesOf(dist, screen).reduce((sum, file) => sum + brotliBytes(join(dist, 'assets', file)), 0)

/** The JavaScript files that a screen requests when the page is already loaded. */
export function ownFilesOf(dist: string, screen: string): string[] {
  const page = closure(dist, pageScripts(dist))
  return filesOf(dist, screen).filter((file) => !page.has(file))
}

function filesOf(dist: string, screen: string): string[] {
  const chunk = readdirSync(join(dist, 'assets')).find((file) => file.startsWith(`${screen}-`) && file.endsWith('.js'))
  if (!chunk) throw new Error(`${dist} has no ${screen}: is the site built?`)
  return [...closure(dist, [...pageScripts(dist), chunk])]
}

/** The screens of a built site, by the names of their chunks. */
export const screensIn = (dist: string): string[] =>
  readdirSync(join(dist, 'assets'))
    .map((file) => /^(\w+Screen)-.+\.js$/.exec(file)?.[1] ?? '')
    .filter(Boolean)
    .toSorted()

/** The prerendered pages of a built site: the files of JavaScript that each names, and their brotli bytes. */
export const prerenderedIn = (dist: string): { path: string; files: number; bytes: number }[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('index.html'))
    .map((path) => {
      const scripts = [...readFileSync(join(dist, path), 'utf8').matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)]
      const bytes = scripts.reduce((sum, [, file = '']) => sum + brotliBytes(join(dist, 'assets', file)), 0)
      return { path, files: scripts.length, bytes }
    })

// The entry and the page's texts. Home's code, which the page also requests, is not part of every route.
function pageScripts(dist: string): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  return [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, file = '']) => file).filter((file) => !/Screen-/.test(file))
}

function closure(dist: string, roots: string[]): Set<string> {
  const files = new Set(roots)
  for (const file of files) {
    const code = readFileSync(join(dist, 'assets', file), 'utf8')
    for (const [, target = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) files.add(target)
  }
  return files
}

// Cached, since the large first file belongs to every route.
const sizes = new Map<string, number>()

function brotliBytes(path: string): number {
  const cachedSize = sizes.get(path)
  if (cachedSize !== undefined) return cachedSize
  const { length } = brotliCompressSync(readFileSync(path))
  sizes.set(path, length)
  return length
}
