import { brotliCompressSync, constants } from 'node:zlib'
import { getGameIndex } from '@platform/sdk/games'
import { expect, test } from 'vitest'
import { shortHistory } from '../testing/shortHistory.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'

test('[2.7] the index of the whole catalogue, 640 games, is at most 25 kB brotli', async () => {
  const sandbox = await startTestSandbox({ fill: shortHistory })
  try {
    const { body } = await sandbox.call(getGameIndex)
    expect(body.games.length).toBeGreaterThanOrEqual(600)
    const packed = brotliCompressSync(JSON.stringify(body), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    expect(packed.byteLength).toBeLessThanOrEqual(25_000)
  } finally {
    await sandbox.close()
  }
}, 60_000)
