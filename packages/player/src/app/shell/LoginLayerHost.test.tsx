import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, renderScreen } from '@platform/test-kit/browser'
import { useRequireSession } from '../../session/useRequireSession.ts'

/** Requests the layer, which is beside every screen. */
function Request() {
  const requireSession = useRequireSession()
  return <button onClick={() => requireSession(() => undefined)}>Request</button>
}

test.each([
  // A redirect may end after the layer was requested and before its code is loaded.
  ['/m/login?back=%2Fm%2Fwithdraw', 0],
  ['/m/gameList', 1],
])('[8] the login page has its form once, any other page gets the layer: %s', async (path, layers) => {
  await renderScreen(<Request />, { path, client: makeClient() })
  await page.getByRole('button', { name: 'Request' }).click()
  // Enough for the layer's code to load.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(page.getByRole('dialog').elements()).toHaveLength(layers)
})
