import type { BrowserContext } from '@playwright/test'

/** Holds back the site's files that match (`**\/*.js`, `**\/*.css`) until the returned function is called. */
export async function holdFiles(context: BrowserContext, pattern: `**/*.${string}`): Promise<() => void> {
  let come = () => undefined as void
  const late = new Promise<void>((resolve) => (come = resolve))
  await context.route(pattern, async (route) => {
    await late
    await route.continue()
  })
  return come
}
