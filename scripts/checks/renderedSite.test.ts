import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csp } from '@platform/config/csp'
import { discoverMerchants, merchantFolder } from '@platform/config/merchants'
import { contentFilesIn } from '@platform/first-paint/render'
import { renderSite } from '@platform/first-paint/renderSite'
import { startSandbox, type RunningSandbox } from '@platform/test-kit'

// `npm run render`: the pages of a static host.
const [merchant] = await discoverMerchants()
const folder = mkdtempSync(join(tmpdir(), 'platform-rendered-'))
for (const part of ['dist', 'renderer']) cpSync(join(merchantFolder(merchant!.code), part), join(folder, part), { recursive: true })
const pages = contentFilesIn(join(folder, 'renderer'))
const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8')
const all = () => pages.map(({ file }) => read(file))

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await sandbox.close()
})

test('[deploying] [quality: security] a built site gets its content in place and compressed, under the same policy, as often as one likes', async () => {
  const policies = all().map((html) => csp({ html }))
  const names = pages.map(({ name, search }) => name + search)
  expect(await renderSite(folder, sandbox.url)).toEqual({ rendered: names, failed: [] })
  const once = all()
  expect(await renderSite(folder, sandbox.url)).toEqual({ rendered: names, failed: [] })
  for (const [index, html] of all().entries()) {
    const { file } = pages[index]!
    expect(csp({ html }), file).toBe(policies[index])
    expect(html.match(/id="page-data"/g), file).toHaveLength(1)
    expect(Math.abs(html.length - once[index]!.length), file).toBeLessThan(100)
    expect(brotliDecompressSync(readFileSync(join(folder, 'dist', `${file}.br`))).toString(), file).toBe(html)
  }
})

test('[deploying] a page stays as it is while the gateway is down', async () => {
  // Each call is repeated after a pause.
  const [page] = pages
  writeFileSync(join(folder, 'renderer/pages.json'), JSON.stringify([page]))
  const before = read(page!.file)
  const { rendered, failed } = await renderSite(folder, 'http://127.0.0.1:9')
  expect([rendered, failed.map(({ name }) => name)]).toEqual([[], [page!.name]])
  expect(read(page!.file)).toBe(before)
})
