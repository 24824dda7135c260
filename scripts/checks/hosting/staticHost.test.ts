import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageHeaders } from '@platform/config/csp'
import { discoverMerchants, merchantFolder } from '@platform/config/merchants'

// These hosts cannot run locally: the build's files are checked against the hosts' documentation.
const [merchant] = await discoverMerchants()
const dist = join(merchantFolder(merchant!.code), 'dist')
const read = (path: string) => readFileSync(join(dist, path), 'utf8')
const pages = globSync('{.,m/*}/index.html', { cwd: dist }).toSorted().map(read).join('')
const assets = readdirSync(join(dist, 'assets')).filter((file) => !/\.(br|gz|html)$/.test(file))

// A line without indentation begins a rule; all matching rules apply.
const rules = read('_headers')
  .trimEnd()
  .split(/\n(?=\S)/)
  .map((text) => {
    const [path = '', ...lines] = text.split('\n')
    return { path, headers: Object.fromEntries(lines.map((line) => line.match(/^ {2}([^:]+): (.*)$/)!.slice(1))) as Record<string, string> }
  })
const headersOf = (path: string) =>
  Object.assign({}, ...rules.filter((rule) => rule.path === '/*' || rule.path === path).map(({ headers }) => headers)) as Record<
    string,
    string
  >

/** Like Netlify: an existing file, else the first matching rule. */
function answerOf(path: string) {
  if (existsSync(join(dist, path))) return { file: path, status: 200 }
  const matching = read('_redirects')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '))
    .find(([from = '']) => path.startsWith(from.replace('*', '')))
  return { file: matching?.[1], status: Number(matching?.[2]) }
}

test('[deploying] hosts that read `_headers` send the policy with every file and cache hashed files forever', () => {
  const policy = pageHeaders({ html: pages, gateways: [], secure: true })
  expect(headersOf('/')).toEqual(policy)
  expect(Object.keys(policy)).not.toContain('Cache-Control')
  for (const file of assets) expect(headersOf(`/assets/${file}`)['Cache-Control'], file).toBe('public, max-age=31536000, immutable')
})

test('[deploying] files that pages name are within the 100 rules that Cloudflare Pages reads, and lines within its 2,000 characters', () => {
  const first = new Set(rules.slice(0, 100).map(({ path }) => path))
  expect(assets.filter((file) => pages.includes(file) && !first.has(`/assets/${file}`))).toEqual([])
  expect(
    read('_headers')
      .split('\n')
      .filter((line) => line.length > 2000),
  ).toEqual([])
})

test('[deploying] a missing file of /assets/ is a 404 that is not cached; any other path is a route of the app', () => {
  expect(answerOf('/assets/index-old.js')).toEqual({ file: '/assets/404.html', status: 404 })
  expect(headersOf('/assets/index-old.js')['Cache-Control']).toBeUndefined()
  expect(read('assets/404.html')).toContain('404')
  expect(answerOf('/m/securityCenter')).toEqual({ file: '/index.html', status: 200 })
  // Cloudflare Pages looks for 404.html from the missing file's folder upwards; one at the top level would break the app's routes.
  expect(existsSync(join(dist, '404.html'))).toBe(false)
})
