// Our packages in projects of their own, as tarballs, with the tools of others: runtimes, bundlers, Next, the lowest versions of peers, and
// linters of OpenAPI. Part of `npm run newcomers`; alone: `npm run newcomers -- outside`. Needs the registry.
import { join } from 'node:path'
import { bundleEverywhere } from './bundles.ts'
import { buildWithNext, loadWithLowest } from './frameworks.ts'
import { lintOpenApi } from './openapi.ts'
import { pack } from './project.ts'
import { explainOnServers } from './servers.ts'

const tarballs = await pack(join(import.meta.dirname, '../../..'))
for (const prove of [explainOnServers, bundleEverywhere, lintOpenApi, loadWithLowest, (packed: typeof tarballs) => buildWithNext(packed)]) {
  const startedAt = performance.now()
  try {
    console.log([await prove(tarballs)].flat().join('; '))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  console.log(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
