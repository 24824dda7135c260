import { expect, type APIRequestContext } from '@playwright/test'

/** Screens without content of the gateway. */
const withoutContent = /login|register|forget|trail|lottery/

/** Waits until the gateway has rendered a page with its content: a new one does at the first request, and a busy machine takes its time. */
export async function rendered(request: APIRequestContext, path: string): Promise<void> {
  if (withoutContent.test(path)) return
  await expect.poll(async () => (await request.get(path)).text(), { timeout: 60_000 }).toContain('id="page-data"')
}
