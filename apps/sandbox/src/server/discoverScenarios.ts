import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Scenario } from '../console/scenarios/Scenario.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'

const packages = join(import.meta.dirname, '../../../../packages')
const player = join(packages, 'player/src')
const kit = join(packages, 'test-kit/src/exports/scenarios.ts')

interface Kit {
  scenariosOf(screens: { routes: object; states: object }): Scenario[]
  isShownWith(site: { registered: readonly string[]; market?: string }, scenario: Scenario): boolean
}

/**
 * The scenarios of every screen, each with the codes of the merchants that have the screen; empty if the gateway is deployed without the
 * screens. Loaded by path: their packages import this one.
 */
export async function discoverScenarios(merchants: readonly SandboxMerchant[]): Promise<(Scenario & { merchants: string[] })[]> {
  if (!existsSync(player) || !existsSync(kit)) return []
  const { routes } = await load<{ routes: object }>(join(player, 'routes.ts'))
  const { screenStates } = await load<{ screenStates: object }>(join(player, 'testing/screenStates.ts'))
  const { registeredRoutes } = await load<{ registeredRoutes(merchant: SandboxMerchant): string[] }>(
    join(player, 'merchant/registeredRoutes.ts'),
  )
  const { scenariosOf, isShownWith } = await load<Kit>(kit)
  const sites = merchants.map((merchant) => ({
    code: merchant.code,
    market: merchant.market,
    registered: registeredRoutes(merchant),
  }))
  const merchantsOf = (scenario: Scenario) => sites.filter((site) => isShownWith(site, scenario)).map(({ code }) => code)
  return scenariosOf({ routes, states: screenStates }).map((scenario) => ({ ...scenario, merchants: merchantsOf(scenario) }))
}

const load = <Module>(file: string): Promise<Module> => import(/* @vite-ignore */ pathToFileURL(file).href)
