import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { discoverMerchants, merchantFolder } from '@platform/config/merchants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { read } from '../sources.ts'
import { brotliModule, isInstalled, temporaryIn } from './startHost.ts'

const [merchant] = await discoverMerchants()
const skip = !isInstalled('nginx') || spawnSync('openssl', ['version']).status !== 0
const folder = mkdtempSync(join(tmpdir(), 'platform-documented-'))
const documented = [...read('docs/deploying.md').matchAll(/```nginx\n# \/etc\/nginx\/conf\.d\/(\w+\.conf)\n([^]*?)```/g)]
const files = new Map(documented.map(([, name = '', text = '']) => [name, text]))

beforeAll(() => {
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=example -out certificate -keyout key'
  spawnSync('openssl', request.split(' '), { cwd: folder })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The errors that nginx reports for these files of conf.d; empty if there are none. Only paths and ports of this machine are replaced. */
function faultsOf(configuration: Map<string, string>): string {
  const hasBrotli = existsSync(brotliModule)
  rmSync(join(folder, 'conf.d'), { recursive: true, force: true })
  mkdirSync(join(folder, 'conf.d'))
  for (const [name, text] of configuration) {
    const here = text
      .replace(/\/srv\/\w+\/dist/g, join(merchantFolder(merchant!.code), 'dist'))
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/g, join(folder, 'certificate'))
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/g, join(folder, 'key'))
      .replace(/listen (80|443)/g, 'listen 127.0.0.1:18$1')
      .replace(/brotli_static on;/g, hasBrotli ? '$&' : '')
    writeFileSync(join(folder, 'conf.d', name), here)
  }
  const main = `${hasBrotli ? `load_module ${brotliModule};` : ''}
pid ${join(folder, 'pid')};
events {}
http {
  include /etc/nginx/mime.types;
  ${temporaryIn(folder)}
  include ${join(folder, 'conf.d/*.conf')};
}
`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { encoding: 'utf8' })
  return status === 0 ? '' : stderr
}

test('[deploying] the document has an nginx file for the gateway and one for a brand, each with a redirect from port 80', () => {
  expect([...files.keys()]).toEqual(['gateway.conf', `${merchant!.code}.conf`])
  for (const [name, text] of files) expect([name, text]).toEqual([name, expect.stringMatching(/listen 80;[^}]*return 301 https:/)])
})

test.skipIf(skip)('[deploying] nginx accepts the documented files, also with a second brand', () => {
  const brand = files.get(`${merchant!.code}.conf`) ?? ''
  expect(faultsOf(new Map([...files, ['second.conf', brand.replaceAll(merchant!.code, 'second')]]))).toBe('')
  // The control: a brand's file alone is invalid.
  expect(faultsOf(new Map([['second.conf', brand]]))).toContain('host not found in upstream "gateway"')
})
