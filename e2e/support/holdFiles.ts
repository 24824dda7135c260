import type { BrowserContext } from '@playwright/test'

/** Holds the site's files of a kind back until the returned function is called: `**\/*.js`, `**\/*.css`. */
export async function holdFiles(context: BrowserContext, pattern: `**/*.${string}`): Promise<() => void> {
  let come = () => undefined as void
  const late = new Promise<void>((resolve) => (come = resolve))
  await context.route(pattern, async (route) => {
    await late
    await route.continue()
  })
  return come
}
