import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageHeaders } from '@platform/config/csp'
import { discoverMerchants, merchantFolder } from '@platform/config/merchants'
import { FETCH_SITE, OPENER_POLICY } from '@platform/config/openerPolicy'
import { readMerchant } from '../../../packages/config/src/readMerchant.ts'
import { createClient } from '@platform/sdk'
import { getGameList } from '@platform/sdk/games'
import { startSandbox, type RunningSandbox } from '@platform/test-kit'
import { faultsOfImage } from './faultsOfImage.ts'
import { isInstalled, OTHER_GATEWAY, startHost, type HostName } from './startHost.ts'

const [merchant] = await discoverMerchants()
const { domain, name: brandName } = await readMerchant(merchantFolder(merchant!.code))
// The build of a brand whose `public` has files for other services.
const dist = mkdtempSync(join(tmpdir(), 'platform-site-'))
cpSync(join(merchantFolder(merchant!.code), 'dist'), dist, { recursive: true })
mkdirSync(join(dist, '.well-known'))
const wellKnown = ['.well-known/assetlinks.json', '.well-known/apple-app-site-association']
for (const file of [...wellKnown, '.well-known/.env']) writeFileSync(join(dist, file), '[]')
const read = (path: string) => readFileSync(join(dist, path))
const script = readdirSync(join(dist, 'assets')).find((name) => /^index-.*\.js$/.test(name))!
let sandbox: RunningSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  rmSync(dist, { recursive: true })
  await sandbox.close()
})

/** Requests as a browser does: `fetch` would decompress and follow redirects. */
const ask = (address: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: Record<string, string | string[] | undefined>; body: Buffer }>((resolve, reject) => {
    get(address, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })

// Uses the configuration from the build and Debian's web servers; .ci/run installs nginx.
describe.each<HostName>(['nginx', 'caddy'])('[deploying] a site behind %s', (name) => {
  let host: Awaited<ReturnType<typeof startHost>>
  const skip = !isInstalled(name)
  beforeAll(async () => {
    if (!skip) host = await startHost(name, dist, [new URL(sandbox.url).host])
  })
  afterAll(() => host?.stop())

  test.skipIf(skip)('prerendered pages and routes of the app have every header of the policy and are always revalidated', async () => {
    const pages = globSync('{.,m/*}/index.html', { cwd: dist }).toSorted()
    const expected = Object.entries(pageHeaders({ html: pages.map(read).join(''), gateways: [OTHER_GATEWAY], secure: true }))
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/m/login', 'm/login/index.html'],
      ['/m/securityCenter?from=home', 'index.html'],
    ] as const) {
      const page = await ask(host.url + path)
      expect([path, page.status, page.headers['content-type']]).toEqual([path, 200, expect.stringMatching(/^text\/html/)])
      expect(page.body.equals(read(file)), path).toBe(true)
      for (const [header, value] of expected) expect(page.headers[header.toLowerCase()], header).toBe(value)
      expect(page.headers['cache-control']).toBe('no-cache')
    }
  })

  test.skipIf(skip)('only the names of the site reach the brand: any other gets 421, neither page nor file nor call', async () => {
    const { hostname, port } = new URL(host.url)
    const own = [domain, domain.toUpperCase(), 'second.example', hostname]
    const foreign = ['evil.example', `evil.${domain}`, `${domain}.evil.example`, 'second.example.evil', 'example', '127.0.0.2', 'localhost'] // prettier-ignore
    for (const path of ['/', '/m/login', '/assets/' + script, '/wps/siteSettings', '/.well-known/assetlinks.json']) {
      // The control: its own names do.
      for (const name of own) expect([name, path, (await ask(host.url + path, { Host: `${name}:${port}` })).status]).not.toContain(421)
      for (const name of foreign) {
        const { status, headers, body } = await ask(host.url + path, { Host: `${name}:${port}` })
        expect([name, path, status, headers['content-security-policy']?.includes(name) ?? false]).toEqual([name, path, 421, false])
        expect(body.toString()).not.toContain(brandName)
      }
    }
  })

  test.skipIf(skip)('a query that chooses the content of a page gets its own file, any other query the page itself', async () => {
    const [file = ''] = globSync('m/gameList/*=*.html', { cwd: dist })
    const search = basename(file, '.html')
    expect(search).toMatch(/^gameType=\w+$/)
    for (const [query, expected] of [
      [search, file],
      ['utm=1', 'm/gameList/index.html'],
      [`${search}&utm=1`, 'm/gameList/index.html'],
      ['../../index', 'm/gameList/index.html'],
      ['a=../login/index', 'm/gameList/index.html'],
    ] as const)
      expect((await ask(`${host.url}/m/gameList?${query}`)).body.equals(read(expected)), query).toBe(true)
  })

  test.skipIf(skip)('pages have no opener policy where no page has started the navigation', async () => {
    for (const [origin, policy] of [
      ['cross-site', 'same-origin-allow-popups'],
      ['same-origin', 'same-origin-allow-popups'],
      ['none', undefined],
    ] as const) {
      const { headers } = await ask(`${host.url}/m/login`, { [FETCH_SITE]: origin })
      expect([origin, headers[OPENER_POLICY.toLowerCase()]]).toEqual([origin, policy])
      expect(headers.vary).toContain(FETCH_SITE)
      expect(headers['referrer-policy']).toBeDefined()
    }
  })

  test.skipIf(skip)('hashed files are compressed by the build and cached forever', async () => {
    const packings = { br: brotliDecompressSync, gzip: gunzipSync }
    const hasBrotli = name === 'caddy' || existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')
    for (const packing of ['br', 'gzip'] as const) {
      if (packing === 'br' && !hasBrotli) continue
      const file = await ask(`${host.url}/assets/${script}`, { 'Accept-Encoding': packing })
      expect([file.status, file.headers['content-encoding'], file.headers.vary]).toEqual([
        200,
        packing,
        expect.stringMatching(/accept-encoding/i),
      ])
      expect(file.headers['content-type']).toMatch(/javascript/)
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(packings[packing](file.body).equals(read(`assets/${script}`))).toBe(true)
      const page = await ask(`${host.url}/`, { 'Accept-Encoding': packing })
      expect(packings[packing](page.body).equals(read('index.html'))).toBe(true)
    }
  })

  test.skipIf(skip)('a missing file is a 404 that is not cached; files for the host are not served', async () => {
    for (const path of ['/assets/index-old.js', '/favicon.ico', '/_headers', '/_nginx.conf', '/_Caddyfile', '/.env', '/m/.git/config']) {
      const { status, headers } = await ask(host.url + path)
      expect([path, status]).toEqual([path, 404])
      expect(headers['cache-control'] ?? '').not.toMatch(/immutable/)
    }
  })

  test.skipIf(skip)('the brand’s files in public/.well-known are served as JSON, and anything else there is a 404', async () => {
    for (const file of wellKnown) {
      const { status, headers, body } = await ask(`${host.url}/${file}`)
      expect([file, status, headers['content-type'], body.toString()]).toEqual([
        file,
        200,
        expect.stringMatching(/^application\/json/),
        '[]',
      ])
    }
    for (const path of [
      '/.well-known/none.json',
      '/.well-known/none',
      '/.well-known/',
      '/.well-known/.env',
      '/m/.well-known/assetlinks.json',
    ])
      expect([path, (await ask(host.url + path)).status]).toEqual([path, 404])
  })

  test.skipIf(skip)('worker, manifest and site.json are revalidated each time', async () => {
    for (const [path, type] of [
      ['/sw.js', /javascript/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      ['/site.json', /^application\/json/],
    ] as const) {
      const { status, headers } = await ask(host.url + path)
      expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, 'no-cache', expect.stringMatching(type)])
    }
  })

  test.skipIf(skip)('search engines find the public prerendered pages', async () => {
    const robots = await ask(`${host.url}/robots.txt`)
    expect([robots.status, robots.headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/plain/)])
    const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots.body.toString()) ?? []
    const { status, body } = await ask(host.url + new URL(sitemap).pathname)
    const pages = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname)
    expect([status, pages]).toEqual([200, expect.arrayContaining(['/', '/m/login'])])
    for (const page of pages) expect((await ask(host.url + page)).status).toBe(200)
  })

  test.skipIf(skip)('calls reach the gateway through the host', async () => {
    const { code, trialCode } = merchant!
    const client = createClient({
      gateway: { url: host.url, publicKeys: [] },
      merchant: code,
      trialMerchant: trialCode,
      language: () => 'PT',
    })
    const { games } = await getGameList(client, { gameType: 'RNG' })
    expect(games.length).toBeGreaterThan(0)
    expect((await ask(`${host.url}/wps/nowhere`)).headers['strict-transport-security']).toBeDefined()
  })
})

test.skipIf(!isInstalled('nginx'))('[deploying] nginx accepts the configuration of the site’s image as it is without any setting', () => {
  expect(faultsOfImage(dist)).toBe('')
})
