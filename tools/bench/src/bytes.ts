import { callsByDomain } from '@platform/sdk/testing'
import { brotli, bundle } from '../../../packages/sdk/test/bundle.ts'

/** Bytes of an app with a client and one call, and with all of them. */
export async function bytesOfCalls() {
  const client = `export { createClient } from '@platform/sdk'`
  const all = Object.entries(callsByDomain).map(
    ([domain, calls]) => `export { ${calls.map(({ name }) => name).join(', ')} } from '@platform/sdk/${domain}'`,
  )
  const count = Object.values(callsByDomain).flat().length
  const [one, every] = await Promise.all([
    bundle(`${client}\nexport { getGameList } from '@platform/sdk/games'`),
    bundle([client, ...all].join('\n')),
  ])
  const [first, total] = [brotli(one), brotli(every)]
  return {
    'client and one call': { bytes: first, bar: '≤ 10000' },
    [`client and all ${count} calls`]: { bytes: total, bar: '' },
    'each further call': { bytes: Math.round((total - first) / (count - 1)), bar: '≤ 300' },
  }
}
