import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedInClient } from '@platform/test-kit/browser'
import { renderApp } from '../../testing/renderApp.tsx'

const known = { userName: 'anaclara', password: 'Demo1234' } as Parameters<typeof signedInClient>[0]

test('[2.14] a member claims all that the level gives at once, by keyboard, and finds it in the club’s history', async () => {
  const { router } = await renderApp(await signedInClient(known), '/m/member/benefits')
  await expect.element(page.getByRole('heading', { name: 'Diamante' }).first()).toBeVisible()
  await expect.element(page.getByText(/^Seu nível vale até/)).toBeVisible()
  const all = page.getByRole('button', { name: /^Resgatar todos/ })
  all.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Você ganhou R\$/)).toBeVisible()
  await expect.element(page.getByText(/^Nada para resgatar agora/)).toBeVisible()
  // The button is removed: the region around it gets the focus.
  await expect.element(page.getByRole('region', { name: 'Para resgatar' })).toHaveFocus()
  await page.getByRole('link', { name: /^Histórico do clube/ }).click()
  await expect.poll(() => router.state.location.search).toBe('?view=history')
  await expect.element(page.getByRole('heading', { name: 'Prêmio semanal Diamante' }).first()).toBeVisible()
})
