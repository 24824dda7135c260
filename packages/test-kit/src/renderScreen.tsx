import type { ComponentType, ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import type { Client, SessionInfo } from '@platform/sdk'
import { makeClient } from './gateway.ts'

export interface ScreenProvidersProps {
  client: Client
  /** Initial address with its query: `/m/gameList?gameType=RNG`. */
  path: string
  /** Route pattern of the screen; default: the path without its query. */
  route?: string
  /** Default true; without the app's shell a part of the shell itself is there only once. */
  shell?: boolean
  children: ReactNode
}

export interface RenderScreenOptions {
  /** Default: an address without a screen, for testing a part of a screen. */
  path?: string
  route?: string
  /** `false` for a test of a part of the app's shell, which would render it, too. */
  shell?: boolean
  session?: SessionInfo
  /** Default: a client of the page's sandbox with `session`. */
  client?: Client
}

/** An address without a screen: home would open popups over the part under test. */
const NO_SCREEN = '/m/part'

let Providers: ComponentType<ScreenProvidersProps> | undefined

/** Called once by the player's vitest setup: the kit must not import the player, which depends on the kit. */
export function setScreenProviders(providers: ComponentType<ScreenProvidersProps>): void {
  Providers = providers
}

/** Renders a screen with the player's own providers against the page's sandbox. */
export async function renderScreen(
  screen: ReactNode,
  { path = NO_SCREEN, route, shell, session, client = makeClient({ session }) }: RenderScreenOptions = {},
) {
  if (!Providers) throw new Error('No providers: list `src/testing/setup.tsx` in the setupFiles of the browser project.')
  const screenOf = await render(
    <Providers client={client} path={path} route={route} shell={shell}>
      {screen}
    </Providers>,
  )
  return { ...screenOf, client }
}
