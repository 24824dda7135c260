import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { waitForHealth } from './ready.ts'
import { readSettings, unusablePort } from './settings.ts'

const host = '127.0.0.1'

test('[quality: start] a port that is in use, or that browsers refuse, is reported before anything is built', async () => {
  const other = createServer((socket) => socket.destroy())
  const port = await new Promise<number>((resolve) => other.listen(0, host, () => resolve((other.address() as { port: number }).port)))
  expect(await unusablePort({ host, port, sites: [] })).toContain(`${port} is taken`)
  await new Promise((closed) => other.close(closed))
  expect(await unusablePort({ host, port, sites: [] })).toBeUndefined()
  expect(await unusablePort({ host, port: 6000, sites: [] })).toContain('No browser opens port 6000')
})

test.each([
  ['127.0.0.1', 'http://localhost:4000', 'http://127.0.0.1:4000/readyz'],
  ['0.0.0.0', 'http://localhost:4000', 'http://127.0.0.1:4000/readyz'],
  ['::1', 'http://[::1]:4000', 'http://[::1]:4000/readyz'],
  ['::', 'http://localhost:4000', 'http://localhost:4000/readyz'],
  ['192.168.0.7', 'http://192.168.0.7:4000', 'http://192.168.0.7:4000/readyz'],
])('[quality: start] HOST=%s is shown as an address that opens, and waited for at one', async (name, shown, awaited) => {
  const request = vi.fn<(address: string) => Promise<Response>>(() => Promise.resolve(new Response()))
  vi.stubEnv('HOST', name)
  vi.stubEnv('PORT', '4000')
  vi.stubGlobal('fetch', request)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })
  const settings = await readSettings()
  expect(await waitForHealth(settings)).toBe(true)
  expect([settings.gateway, request.mock.calls]).toEqual([shown, [[awaited]]])
  expect(URL.canParse(settings.sites[0]?.address ?? '')).toBe(true)
})
