import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { sendRaw, statusOf } from '../testing/sendRaw.ts'
import { listen, type Listening } from './listen.ts'
import { site } from './site.ts'

const SECRET = 'only-for-the-console'

let folder: string
let ports: Record<'gateway' | 'site', Listening>
const sandbox = await fileSandbox({ testMode: false })
beforeAll(async () => {
  await sandbox.console('faults', { path: `/${SECRET}`, kind: 'error' })
  folder = await mkdtemp(join(tmpdir(), 'platform-paths-'))
  const dist = join(folder, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  for (const file of ['secret.txt', 'dist/.env', 'dist/_headers', 'dist/assets/.secret']) await writeFile(join(folder, file), SECRET)
  await writeFile(join(dist, 'index.html'), '<!doctype html><p>Ipanema')
  await writeFile(join(dist, 'app.txt'), 'the app')
  const serve = (handler: Parameters<typeof listen>[0]) => listen(handler, { port: 0, hostname: '127.0.0.1' })
  ports = { gateway: await serve(sandbox.sandbox.fetch), site: await serve(site({ dist, sandbox: sandbox.sandbox })) }
})
afterAll(async () => {
  await Promise.all(Object.values(ports).map((port) => port.close()))
  await rm(folder, { recursive: true })
})

/** Converts characters such as `é` to the bytes of a path. */
const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

const ofConsole = [
  '/%63onsole/api/state',
  '/c%6Fnsole/api/state',
  '/%63%6f%6e%73%6f%6c%65/api/state',
  '/console/%61pi/state',
  '/console/api/stat%65',
  '/%2563onsole/api/state',
  '/%252563onsole/api/state',
  '/console%2fapi%2fstate',
  '/console%252fapi/state',
  '/%u0063onsole/api/state',
  '//console/api/state',
  '///console/api/state',
  '/console//api/state',
  '/console/api//state',
  '/wps/../console/api/state',
  '/lgw/.%2e/console/api/state',
  '/cdn/..%2fconsole/api/state',
  '/cdn/..;/console/api/state',
  '/\\console/api/state',
  '/console\\api\\state',
  '/%5cconsole/api/state',
  '/wps/..\\console/api/state',
  '/x\\..\\console/api/state',
  '/console%00/api/state',
  '/%00/console/api/state',
  '/console/api/state%00',
  '/console%0d%0a/api/state',
  '/console%09/api/state',
  '/console;/api/state',
  '/;/console/api/state',
  '/console;a=1/api/state',
  '/console%3b/api/state',
  '/console%3f/api/state',
  '/%ef%bd%83onsole/api/state',
  bytes('/ｃonsole/api/state'),
  bytes('/conſole/api/state'),
  '/console%c0%afapi/state',
  '/%E0%A4%A',
]
const ofFiles = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..;/..;/secret.txt',
  '/assets/....//....//secret.txt',
  '/assets/%252e%252e/%252e%252e/secret.txt',
  '//secret.txt',
  '/.env',
  '/%2eenv',
  '/assets/.secret',
  '/%5fheaders',
  '/app%2etxt',
]

test.each([...ofConsole, ...ofFiles])('[6] %j is refused at both ports', async (path) => {
  for (const { port } of Object.values(ports)) {
    const answer = await sendRaw(port, path)
    expect(statusOf(answer)).toBe(400)
    expect(answer).not.toContain(SECRET)
    expect(answer).not.toMatch(/access-control/i)
    expect(statusOf(await sendRaw(port, path, { method: 'OPTIONS', headers: 'Origin: https://evil.example\r\n' }))).toBe(400)
  }
})

test.each([
  ['/CONSOLE/API/STATE', 404, 200],
  ['/Console/api/state', 404, 200],
  ['/console/API/state', 404, 200],
  ['/console/api/state/', 404, 200],
  ['/console', 200, 200],
  ['/_headers', 404, 200],
  ['/secret.txt', 404, 404],
  ['/wps/console/api/state', 404, 404],
  ['/cdn/console/api/state', 404, 404],
  ['http://127.0.0.1/console/api/state', 400, 400],
  ['*', 400, 400],
  ['', 400, 400],
])('[6] %j is taken literally: %i at the gateway, %i at a site', async (path, ofGateway, ofSite) => {
  const [atGateway, atSite] = [await sendRaw(ports.gateway.port, path), await sendRaw(ports.site.port, path)]
  expect([statusOf(atGateway), statusOf(atSite)]).toEqual([ofGateway, ofSite])
  for (const answer of [atGateway, atSite]) expect(answer).not.toContain(SECRET)
  if (ofSite === 200) expect(atSite).toContain('Ipanema')
})

test('[6] pages of other origins may read calls only, and the console refuses them', async () => {
  const { port } = ports.gateway
  expect(await sendRaw(port, '/console/api/state')).toContain(SECRET)
  for (const headers of [
    'Origin: https://evil.example\r\n',
    'Sec-Fetch-Site: cross-site\r\n',
    'X-Forwarded-For: 127.0.0.1\r\n',
    'Forwarded: for=127.0.0.1\r\n',
  ]) {
    const answer = await sendRaw(port, '/console/api/state', { headers })
    expect([statusOf(answer), answer.includes(SECRET)], headers).toEqual([403, false])
  }
  const open = async (path: string) => /access-control-allow-origin: \*/i.test(await sendRaw(port, path))
  expect(await open('/wps/system/status')).toBe(true)
  for (const path of ['/console', '/healthz', '/play/game', '/identity/authorize', '/reference', '/nowhere'])
    expect(await open(path), path).toBe(false)
})
