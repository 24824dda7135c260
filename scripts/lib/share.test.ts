import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, type networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ownAddresses, qrCode, sharedEnvironment } from './share.ts'

const folder = mkdtempSync(join(tmpdir(), 'share-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A certificate for these names. */
function certificate(name: string, names: string, days = '2'): string {
  const [key, cert] = ['key', 'pem'].map((ending) => join(folder, `${name}.${ending}`)) as [string, string]
  const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', '-x509', ...ec, '-keyout', key, '-out', cert, '-days', days, '-subj', '/CN=qa', '-addext', `subjectAltName=${names}`], { stdio: 'ignore' }) // prettier-ignore
  return cert
}

const share = (env: NodeJS.ProcessEnv) => sharedEnvironment(env, () => 'a'.repeat(48), ['192.168.0.7', '127.0.0.1'])

test('[quality: start] with a certificate for this machine, phones get every address and a console behind a token', async () => {
  const TLS_CERT = certificate('own', 'IP:192.168.0.7')
  expect(await share({ TLS_CERT, TLS_KEY: 'own.key' })).toEqual({
    TLS_CERT,
    TLS_KEY: 'own.key',
    HOST: '0.0.0.0',
    CONSOLE: 'token',
    CONSOLE_TOKEN: 'a'.repeat(48),
  })
  const byName = certificate('name', 'DNS:localhost')
  expect(await share({ TLS_CERT: byName, CONSOLE: 'off' })).toMatchObject({ TLS_CERT: byName, CONSOLE: 'off' })
})

test('[quality: start] without one it says what to do, with the address of this machine', async () => {
  await expect(share({ TLS_CERT: join(folder, 'none.pem') })).rejects.toThrow(/There is no certificate .*mkcert .* 192\.168\.0\.7/s)
  await expect(share({ TLS_CERT: certificate('other', 'IP:192.168.0.8') })).rejects.toThrow('is for 192.168.0.8, which is not this machine')
  await expect(share({ TLS_CERT: import.meta.filename })).rejects.toThrow('is no certificate')
  await expect(sharedEnvironment({}, () => '', [])).rejects.toThrow('in no network')
})

test('[quality: start] addresses of this machine are those that others can open', () => {
  const own = (address: string, family: 'IPv4' | 'IPv6', internal = false) => ({ address, family, internal }) as never
  const all = { lo: [own('127.0.0.1', 'IPv4', true)], eth0: [own('fe80::1', 'IPv6'), own('fd00::2', 'IPv6'), own('10.0.0.2', 'IPv4')] }
  expect(ownAddresses(all as ReturnType<typeof networkInterfaces>)).toEqual(['10.0.0.2', 'fd00::2'])
})

test('[quality: start] the code is a square of block characters', () => {
  const lines = qrCode('https://192.168.0.7:4001').split('\n')
  expect(lines.length).toBeGreaterThan(21)
  for (const line of lines) expect(line).toMatch(/^ {2}(██| {2})+$/)
})
