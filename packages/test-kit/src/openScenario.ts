import type { Client, SessionInfo } from '@platform/sdk'
import type { Scenario } from '@platform/sandbox/scenario'
import { changeTexts, startConditions } from './browserConditions.ts'
import { consoleApi, makeClient } from './gateway.ts'

export interface OpenedScenario {
  client: Client
  path: string
  /** What the scenario does to the texts: call it when the content is visible. */
  changeTexts(): void
  undo(): Promise<unknown>
}

/** On a slow mobile network an answer takes this much longer (ms). */
const SLOW_MS = 400

/**
 * Sets up a scenario on the run's sandbox and in the test's page, for one client only. Code that does not come is refused: only a built site
 * loads its screens from files. Playwright and the gallery support it.
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
