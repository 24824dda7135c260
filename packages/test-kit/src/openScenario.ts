import type { Client, SessionInfo } from '@platform/sdk'
import type { Scenario } from '@platform/sandbox/scenario'
import { consoleApi, makeClient } from './gateway.ts'

export interface OpenedScenario {
  client: Client
  path: string
  undo(): Promise<unknown>
}

/**
 * Sets up a scenario on the run's sandbox, for one client only. What needs a complete browser is refused: Playwright and the gallery
 * support it.
 */
export async function openScenario(scenario: Scenario, merchant = 'ipanema'): Promise<OpenedScenario> {
  const { offline, ...others } = scenario.browser ?? {}
  const impossible = Object.keys(others)
  if (impossible.length > 0) throw new Error(`${scenario.name} needs a whole browser: ${impossible.join(', ')}`)
  const address = crypto.randomUUID()
  const { id, path, session } = await consoleApi<{ id: string; path: string; session?: SessionInfo }>('scenarios/open', {
    merchant,
    address,
    scenario,
  })
  const client = makeClient({ session, merchant, address, offline })
  return { client, path, undo: () => consoleApi('scenarios/undo', { id }) }
}
