import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { unusablePort } from './settings.ts'

const host = '127.0.0.1'

test('[quality: start] a port that another program uses is named, and one that no browser opens, before anything is built', async () => {
  const other = createServer((socket) => socket.destroy())
  const port = await new Promise<number>((resolve) => other.listen(0, host, () => resolve((other.address() as { port: number }).port)))
  expect(await unusablePort({ host, port, sites: [] })).toContain(`${port} is taken`)
  await new Promise((closed) => other.close(closed))
  expect(await unusablePort({ host, port, sites: [] })).toBeUndefined()
  expect(await unusablePort({ host, port: 6000, sites: [] })).toContain('No browser opens port 6000')
})
