import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getWalletBalance } from '@platform/sdk/wallet'
import { consoleApi, makeClient, newMember } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button, heading, link } from '../../testing/roles.ts'

test('[2.1] chosen products are claimed once, after a question; the report has the row with its rate, and the table of rates', async () => {
  const { session, userName } = await newMember({ balance: 200_000 })
  const client = makeClient({ session })
  const lose = (amount: number, gameType: string) => consoleApi('bets/lose', { merchant: 'ipanema', userName, amount, gameType })
  // Fewer points than the next level needs, which has another rate.
  await lose(80_000, 'RNG')
  await lose(12_500, 'LIVE')
  const sent = intercept(client, 'claimRebate', (_input, pass) => pass())
  await renderApp(client, '/m/member/manualRebate')
  await expect.element(page.getByRole('strong').and(page.getByText('R$ 1,70'))).toBeVisible()
  await expect.element(page.getByText(/1 aposta, R\$\s800,00 em apostas válidas × 0,20%/)).toBeVisible()
  // The settlement comes first, so that nothing here ever expires.
  await expect.element(page.getByText(/é pago automaticamente em/)).toBeVisible()
  expect(page.getByText(/expira/i).elements()).toHaveLength(0)
  await page.getByRole('checkbox', { name: 'Ao vivo' }).click()
  await button(/Resgatar R\$\s1,60/).click()
  await expect.element(heading(/Resgatar R\$\s1,60\?/)).toBeVisible()
  expect(sent).toHaveLength(0)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resgatar' }).dblClick()
  await expect.element(page.getByText(/R\$\s1,60 já está no seu saldo/)).toBeVisible()
  expect(sent).toMatchObject([{ gameTypes: ['RNG'] }])
  expect((await getWalletBalance(client, {})).sumBalance).toBe(107_660)
  await expect.element(page.getByText(/Você poderá resgatar de novo em/)).toBeVisible()
  await page.getByRole('link', { name: /Meu cashback/ }).click()
  await expect.element(page.getByText(/0,20% de R\$\s800,00/)).toBeVisible()
  await page.getByText('Tabela de percentuais').click()
  await expect.element(page.getByRole('row', { name: /Bronze.*seu nível/ })).toBeVisible()
})

test('[2.1] a new member has nothing to claim, and a way to games', async () => {
  await renderApp(makeClient({ session: (await newMember({ balance: 5000 })).session }), '/m/member/manualRebate')
  await expect.element(page.getByText('Nada para resgatar agora')).toBeVisible()
  await expect.element(link('Ver jogos')).toBeVisible()
})

test('[2.1] only a product that expires before the settlement shows its last day', async () => {
  const { session, userName } = await newMember({ balance: 200_000 })
  const client = makeClient({ session })
  await consoleApi('bets/lose', { merchant: 'ipanema', userName, amount: 80_000, gameType: 'RNG' })
  intercept(client, 'getRebate', async (_input, pass) => {
    const rebate = (await pass()) as { products: object[]; nextSettlement: number }
    return { ...rebate, products: rebate.products.map((product) => ({ ...product, expiresAt: rebate.nextSettlement - 1 })) }
  })
  await renderApp(client, '/m/member/manualRebate')
  await expect.element(page.getByText(/Expira em \d\d\/\d\d/)).toBeVisible()
})
