import type { BrowserContext } from '@playwright/test'

/** Holds every script of the site back until the returned function is called. */
export async function holdCode(context: BrowserContext): Promise<() => void> {
  let come = () => undefined as void
  const late = new Promise<void>((resolve) => (come = resolve))
  await context.route('**/*.js', async (route) => {
    await late
    await route.continue()
  })
  return come
}
