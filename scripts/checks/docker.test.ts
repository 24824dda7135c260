import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { discoverMerchants } from '@platform/config/merchants'
import { expect, test } from 'vitest'
import { filesUnder, read, root } from './sources.ts'

// Building images would take too long: the tests look up every file of the repository that the Docker files name.
const files = filesUnder('docker').filter((path) => path.endsWith('Dockerfile'))
const brands = (await discoverMerchants()).map(({ code }) => code)
const { devDependencies } = JSON.parse(read('package.json')) as {
  devDependencies: Record<string, string>
}
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Paths that are copied into the image or used by a command there, for each brand if the path contains one. */
const paths = (text: string) => {
  const copied = all(text, /^COPY (?!--)(.+) \S+$/gm).flatMap((sources) => sources.split(' '))
  const run = all(text, /\b((?:apps|packages|docker|scripts)\/[\w./$-]+\.\w+)/g)
  return [...copied, ...run].flatMap((path) => (path.includes('$BRAND') ? brands.map((brand) => path.replace('$BRAND', brand)) : [path]))
}

test.each(files)('%s names files that exist and are not excluded by .dockerignore', (file) => {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.replace(/^\*\*\//, ''))
  const named = paths(read(file))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(named.filter((path) => path.split('/').some((part) => ignored.includes(part)))).toEqual([])
})

test.each(files)('%s builds packages that have a build script, with the versions that the repository pins', (file) => {
  const text = read(file)
  // Corepack takes pnpm's version and hash from package.json.
  expect(text).toMatch(/RUN corepack enable\n(?:.+\n)*?COPY \. \./)
  expect(text).not.toMatch(/pnpm@/)
  // `pnpm exec` puts a relative folder first in PATH, so programs are not found from another folder.
  expect(text).not.toContain('pnpm exec')
  expect(new Set(all(text, /^FROM node:(\d+)/gm))).toEqual(new Set([devDependencies.node?.split('.')[0]]))
  const packages = all(text, /--filter[ =]@platform\/([\w$]+)/g).flatMap((name) => (name === '$BRAND' ? brands : [name]))
  expect(packages.length).toBeGreaterThan(0)
  for (const name of packages)
    expect(JSON.parse(read(`apps/${name}/package.json`))).toMatchObject({ scripts: { build: expect.any(String) } })
})

test('the gateway reads every setting that it is started with', () => {
  const settings = read('apps/sandbox/src/server/settings.ts')
  const set = all(read('docker/gateway.Dockerfile'), /^ENV (.+)$/gm).flatMap((line) => all(line, /(\w+)=/g))
  expect(set.filter((name) => !settings.includes(`env.${name}`))).toEqual([])
})

test('[deploying] the documented stop timeout is longer than the gateway needs to finish pending answers', () => {
  const [, patience = ''] = /PATIENCE_MS = ([\d_]+)/.exec(read('apps/sandbox/src/server/gracefulClose.ts')) ?? []
  const documented = ['docs/deploying.md', 'docker/gateway.Dockerfile'].flatMap((file) =>
    all(read(file), /(?:--stop-timeout|stop_grace_period:) (\d+)/g),
  )
  expect(documented).toHaveLength(3)
  for (const seconds of documented) expect(Number(seconds) * 1000).toBeGreaterThan(Number(patience.replaceAll('_', '')))
})
