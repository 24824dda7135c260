import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LotteryOrder } from '@platform/sdk/lottery'
import { minor } from '@platform/sdk'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const order: LotteryOrder = {
  orderNo: 'L1',
  gameCode: 'VN1',
  gameName: 'Cinco Números',
  drawId: '1',
  numero: '20261120-1',
  betTime: Date.UTC(2026, 10, 20, 2, 30),
  settledTime: Date.UTC(2026, 10, 20, 15, 45),
  stake: minor(400),
  prize: minor(0),
  status: 'lost',
  winningNumber: '1,2,3',
  lines: 1,
}

test('[7.4] lottery bets are listed by the day of the bet, or by that of the settlement; the address says which', async () => {
  const client = makeClient({ session: (await newMember()).session })
  const asked = intercept(client, 'getLotteryOrders', () =>
    Promise.resolve({
      content: [order],
      pageNum: 1,
      totalPages: 1,
      totalCount: 1,
      footer: { count: 1, stake: minor(400), prize: minor(0), profit: minor(-400) },
    }),
  )
  const { router } = await renderApp(client, '/m/lotteryRecord?period=30d')
  const card = page.getByRole('main').getByRole('listitem')
  await expect.element(card.getByText(/23:30/)).toBeVisible()
  expect(asked.at(-1)).not.toHaveProperty('dateType')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await page.getByRole('dialog').getByText('Quando foi encerrada').click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ dateType: 'settle' })
  await page.getByRole('dialog').getByRole('button', { name: 'Ver lista' }).click()
  expect(router.state.location.search).toBe('?period=30d&dateType=settle')
  await expect.element(card.getByText(/12:45/)).toBeVisible()
})
