import { brotliCompressSync, constants } from 'node:zlib'
import { getGameIndex } from '@platform/sdk/games'
import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { shortHistory } from '../testing/shortHistory.ts'

const sandbox = await fileSandbox({ fill: shortHistory })

test('[2.7] the index of the complete catalogue, 640 games, is at most 25 kB brotli', async () => {
  const { body } = await sandbox.call(getGameIndex)
  expect(body.games.length).toBeGreaterThanOrEqual(600)
  const packed = brotliCompressSync(JSON.stringify(body), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  expect(packed.byteLength).toBeLessThanOrEqual(25_000)
})
