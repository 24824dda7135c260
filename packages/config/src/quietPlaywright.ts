import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright'
import type { Page } from 'playwright'

type Provider = ReturnType<typeof playwright>
/** The part of Playwright's page that it has no option for. */
interface Internals {
  _connection: { toImpl?(page: Page): { delegate?: { _mainFrameSession?: { _client?: { send(method: string): Promise<unknown> } } } } }
}

/**
 * Playwright without its record of requests: Chromium would report each module, call and message to it, an eighth of the processor time of
 * browser tests, and no test reads that.
 */
export function quietPlaywright(options: PlaywrightProviderOptions): Provider {
  const option = playwright(options)
  return {
    ...option,
    providerFactory(project) {
      const provider = option.providerFactory(project) as ReturnType<Provider['providerFactory']> & {
        pages: Map<string, Page & Internals>
      }
      const openPage = provider.openPage.bind(provider)
      provider.openPage = async (session, ...address) => {
        await openPage(session, ...address)
        const page = provider.pages.get(session)!
        await page._connection.toImpl?.(page).delegate?._mainFrameSession?._client?.send('Network.disable')
      }
      return provider
    },
  }
}
