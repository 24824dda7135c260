import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const packages = join(import.meta.dirname, '../..')
const player = join(packages, 'player/src')
const kit = join(packages, 'test-kit/src/exports/scenarios.ts')

interface Kit<Scenario> {
  scenariosOf(routes: object): Scenario[]
  isShownWith(registered: readonly string[], scenario: Scenario): boolean
}

/**
 * The scenarios of every screen (`Scenario` of `@platform/test-kit/scenarios`), each with the codes of the merchants that have the screen;
 * empty if the gateway is deployed without the screens.
 */
export async function discoverScenarios<Scenario, Merchant extends { code: string }>(
  merchants: readonly Merchant[],
): Promise<(Scenario & { merchants: string[] })[]> {
  if (!existsSync(player) || !existsSync(kit)) return []
  const { routes } = await load<{ routes: object }>(join(player, 'routes.ts'))
  const { registeredRoutes } = await load<{ registeredRoutes(merchant: Merchant): string[] }>(join(player, 'merchant/registeredRoutes.ts'))
  const { scenariosOf, isShownWith } = await load<Kit<Scenario>>(kit)
  const sites = merchants.map((merchant) => ({ code: merchant.code, registered: registeredRoutes(merchant) }))
  const merchantsOf = (scenario: Scenario) => sites.filter(({ registered }) => isShownWith(registered, scenario)).map(({ code }) => code)
  return scenariosOf(routes).map((scenario) => ({ ...scenario, merchants: merchantsOf(scenario) }))
}

const load = <Module>(file: string): Promise<Module> => import(/* @vite-ignore */ pathToFileURL(file).href)
