import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const packages = join(import.meta.dirname, '../..')
const record = join(packages, 'player/src/routes.ts')
const kit = join(packages, 'test-kit/src/exports/scenarios.ts')

/** The scenarios of every screen (`Scenario` of `@platform/test-kit/scenarios`); none where a gateway is deployed without the screens. */
export async function discoverScenarios<Scenario>(): Promise<Scenario[]> {
  if (!existsSync(record) || !existsSync(kit)) return []
  const { routes } = (await load(record)) as { routes: object }
  const { scenariosOf } = (await load(kit)) as { scenariosOf: (routes: object) => Scenario[] }
  return scenariosOf(routes)
}

const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(file).href)
