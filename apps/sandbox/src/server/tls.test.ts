import { execFileSync } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getSystemStatus } from '@platform/sdk/account'
import { afterAll, expect, test } from 'vitest'
import { waitForHealth } from '../../../../scripts/lib/ready.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { listen, type Listening } from './listen.ts'
import { readSettings } from './settings.ts'
import { site } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'platform-tls-'))
const [TLS_CERT, TLS_KEY, OTHER_KEY] = ['cert.pem', 'key.pem', 'other.pem'].map((file) => join(folder, file)) as [string, string, string]
const openssl = (...parts: string[]) => execFileSync('openssl', parts, { stdio: 'ignore' })
const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
openssl('req', '-x509', ...key, '-keyout', TLS_KEY, '-out', TLS_CERT, '-days', '2', '-subj', '/CN=qa', '-addext', 'subjectAltName=DNS:machine.local,IP:127.0.0.1') // prettier-ignore
openssl('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', OTHER_KEY)
const settings = readSettings({ TLS_CERT, TLS_KEY, HOST: '0.0.0.0', CONSOLE: 'token', CONSOLE_TOKEN: 'a'.repeat(32) })

const sandbox = await fileSandbox({ origin: settings.origin, console: settings.console })
const servers: Listening[] = []
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await rm(folder, { recursive: true })
})
const serve = async (handler: Parameters<typeof listen>[0]) => {
  const server = await listen(handler, { port: 0, hostname: '127.0.0.1', tls: settings.tls })
  servers.push(server)
  return server.port
}

/** A request of a browser that trusts the certificate and resolves the machine's name. */
const ask = (port: number, path: string, headers = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const trust = { ca: readFileSync(TLS_CERT), servername: 'machine.local' }
    get({ host: '127.0.0.1', port, path, headers: { Host: `machine.local:${port}`, ...headers }, ...trust }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += String(chunk)))
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
    }).on('error', reject)
  })

test('[7] with a certificate the gateway’s address is HTTPS, with the host name of the certificate', () => {
  expect(settings.origin).toBe('https://machine.local:4000')
  expect(readSettings({ TLS_CERT, TLS_KEY, GATEWAY_ORIGIN: 'https://gateway.example' }).origin).toBe('https://gateway.example')
})

test.each([
  [{ TLS_CERT }, /one of them is missing/],
  [{ TLS_KEY }, /one of them is missing/],
  [{ TLS_CERT, TLS_KEY: OTHER_KEY }, /^TLS_CERT=.*key values mismatch/],
  [{ TLS_CERT: join(folder, 'none.pem'), TLS_KEY }, /^TLS_CERT=.*ENOENT/],
])('[7] a certificate that cannot be served is reported: %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})

test('[7] a gateway with a certificate serves HTTPS, including its health check', async () => {
  const port = await serve(sandbox.sandbox.fetch)
  expect(JSON.parse((await ask(port, getSystemStatus.path, { 'X-Merchant': 'ipanema' })).text)).toMatchObject({ success: true })
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')
  expect(await waitForHealth({ port, host: '127.0.0.1', isSecure: true }, 5)).toBe(true)
})

test('[7] a site with a certificate frames and links the gateway by HTTPS, and does not send HSTS', async () => {
  const dist = join(folder, 'dist')
  await mkdir(dist)
  await writeFile(join(dist, 'index.html'), '<!doctype html><p>Ipanema')
  const port = await serve(site({ dist, sandbox: sandbox.sandbox, ownCertificate: true }))
  const page = await ask(port, '/m/home')
  expect(page.status).toBe(200)
  expect(page.headers['content-security-policy']).toContain('frame-src https://machine.local:4000;')
  expect(page.headers['strict-transport-security']).toBeUndefined()
})

test('[7] links of a gateway with a certificate are HTTPS', async () => {
  const port = await serve(sandbox.sandbox.fetch)
  const page = await ask(port, '/')
  expect(page.status).toBe(200)
  expect(page.text).toMatch(/href="https:/)
  expect(page.text).not.toMatch(/(?:href|src|action)="http:/)
})

test('[deploying] a stopping server with a certificate finishes pending requests', async () => {
  const steps = new EventEmitter()
  const [begun, end] = [once(steps, 'begun'), once(steps, 'end')]
  const handler = async () => {
    steps.emit('begun')
    await end
    return new Response('paid')
  }
  const port = await serve(handler)
  const answer = ask(port, '/wps/pay')
  await begun
  const closed = servers.pop()!.close()
  // Longer than incomplete requests may take.
  setTimeout(() => steps.emit('end'), 700)
  expect((await answer).text).toBe('paid')
  await closed
})
