import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { renderApp } from '../../testing/renderApp.tsx'

test('[2.1] a mission that is done is claimed in its place, one that is not leads on; the board says how it counts', async () => {
  const client = makeClient({
    session: (await newMember({ email: `m${Date.now()}@correio.example` } as Parameters<typeof newMember>[0])).session,
  })
  const { router } = await renderApp(client, '/m/leaderBoard?tab=once')
  const claim = page.getByRole('button', { name: /Resgatar R\$\s2,00/ })
  await expect.element(claim).toHaveAccessibleName(/e-mail/i)
  await claim.click()
  await expect.element(page.getByText('Você ganhou R$ 2,00!')).toBeVisible()
  await expect.element(page.getByText('Resgate feito')).toBeVisible()
  await expect.element(page.getByRole('tabpanel')).toHaveFocus()
  await expect.element(page.getByRole('link', { name: /^Ir: / }).first()).toHaveAttribute('href', '/m/securityCenter')
  await page.getByRole('tab', { name: 'Ranking' }).click()
  await expect.poll(() => router.state.location.search).toBe('?tab=ranking')
  // On Monday the board is empty until the first bet.
  await expect.element(page.getByText(/^Você ainda não pontuou esta semana\.|^Ninguém pontuou/)).toBeVisible()
  await page.getByText('Como o ranking conta').click()
  await expect.element(page.getByText(/^Em caso de empate/)).toBeVisible()
})
