import { onTestFinished } from 'vitest'
import { openScenario } from '@platform/test-kit/browser'
import { scenarioNamed } from '@platform/test-kit/scenarios'
import { routes, type RouteName } from '../routes.ts'
import { renderApp } from './renderApp.tsx'
import { screenStates } from './screenStates.ts'

/** Renders the app at a scenario: `renderScenario('messages/failed')`. Its changes are undone after the test. */
export async function renderScenario(name: `${RouteName}/${string}`) {
  const { client, path, changeTexts, undo } = await openScenario(scenarioNamed({ routes, states: screenStates }, name))
  onTestFinished(async () => void (await undo()))
  return { client, changeTexts, ...(await renderApp(client, path)) }
}
