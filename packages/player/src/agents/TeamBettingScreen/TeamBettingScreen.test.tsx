import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signedInClient } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'

test('[7.5] a bet says whose it is and leads to that member, and to its game, which can be taken off again', async () => {
  const client = await signedInClient({ userName: 'brunoagente', password: 'Demo1234' } as Parameters<typeof signedInClient>[0])
  const asked = intercept(client, 'getTeamBets', (_input, pass) => pass())
  const { router } = await renderApp(client, '/m/teamBetting?period=30d&gameType=RNG&status=won')
  await expect.poll(() => asked.at(-1)).toMatchObject({ gameType: 'RNG', status: 'won', scope: 'team' })
  const bets = page.getByRole('main').getByRole('listitem').getByRole('button')
  await bets.first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Ver só este jogo' }).click()
  await expect.poll(() => router.state.location.search).toMatch(/^\?nodeId=[\w-]+&period=30d$/)
  await expect.poll(() => asked.at(-1)).toMatchObject({ nodeId: expect.any(String), scope: 'team' })
  await bets.first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Ver só as apostas deste membro' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ memberId: expect.any(String), scope: 'own' })
})
