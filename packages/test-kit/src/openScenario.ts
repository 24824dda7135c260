import type { Client, SessionInfo } from '@platform/sdk'
import type { Scenario } from '@platform/sandbox/scenario'
import { changeTexts, startConditions } from './browserConditions.ts'
import { consoleApi, makeClient } from './gateway.ts'

export interface OpenedScenario {
  client: Client
  path: string
  /** Changes the texts as the scenario describes: call it when the content is visible. */
  changeTexts(): void
  undo(): Promise<unknown>
}

/** Delay of answers on a slow mobile network, ms. */
const SLOW_MS = 400

/**
 * Sets up a scenario on the run's sandbox and in the test's page, for one client only. Throws for scenarios with missing or late code: only
 * a built site, as in Playwright and the gallery, loads its screens from files.
 */
export async function openScenario(scenario: Scenario, merchant = 'ipanema'): Promise<OpenedScenario> {
  const { code, offline, slow } = scenario.browser ?? {}
  if (code) throw new Error(`${scenario.name} needs a built site: its code is ${code}`)
  const address = crypto.randomUUID()
  const { id, path, session } = await consoleApi<{ id: string; path: string; session?: SessionInfo }>('scenarios/open', {
    merchant,
    address,
    scenario,
  })
  const endConditions = await startConditions(scenario)
  return {
    client: makeClient({ session, merchant, address, offline, latencyMs: slow ? SLOW_MS : 0 }),
    path,
    changeTexts: () => changeTexts(scenario),
    undo: () => Promise.all([endConditions(), consoleApi('scenarios/undo', { id })]),
  }
}
