import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BusinessError, minor } from '@platform/sdk'
import type { TransferReadiness } from '@platform/sdk/wallet'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { intercept, refusal } from '../../testing/intercept.ts'
import { recordLive } from '../../testing/recordLive.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button } from '../../testing/roles.ts'
import { settlements } from '../samples.ts'

const [newer, older] = settlements.filter(({ due }) => due > 0).map((one) => ({ ...one, state: 'open' as const }))

const readiness = (done: boolean): TransferReadiness[] => [{ item: 'turnover', done, until: undefined, amount: minor(12_000) }]

test('[7.5] a settlement that is not among the newest is paid, and a list that does not load afterwards hides nothing of it', async () => {
  const agent = await newMember({ type: 1 })
  const client = makeClient({ session: { ...agent.session, type: 1 } })
  let paid = false
  intercept(client, 'getContractSettlements', async ({ pageNo }) => {
    if (paid) throw refusal()
    const footer = { count: 2, due: minor(2), paid: minor(0), open: minor(2), openCount: 2 }
    return {
      content: pageNo === 2 ? [older] : [newer],
      pageNum: pageNo,
      totalPages: 2,
      footer,
      payable: minor(10_000_000),
      readiness: readiness(true),
    }
  })
  const asked = intercept(client, 'paySettlement', async () => {
    paid = true
    return { settlements: [{ ...older, state: 'paid' }], total: older!.due, balanceAfter: minor(0) }
  })
  await renderApp(client, `/m/member/agent/getDevidendContract?view=pay&settlement=${older!.settlementId}`)
  await page.getByLabelText('Senha de saque', { exact: true }).fill('284915')
  await button(/^Pagar R\$/).click()
  const said = recordLive()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect.element(page.getByText('Pagamento feito')).toBeVisible()
  expect(said.filter((text) => /Informe|Digite|Escolha/.test(text))).toEqual([])
  expect(asked).toMatchObject([{ settlementIds: [older!.settlementId], total: older!.due }])
})

test('[7.5] what must be in order first is listed with the way to correct it: before the form, and where a payment was refused for it', async () => {
  const agent = await newMember({ type: 1 })
  const client = makeClient({ session: { ...agent.session, type: 1 } })
  let isReady = true
  intercept(client, 'getContractSettlements', async () => {
    const footer = { count: 1, due: newer!.due, paid: minor(0), open: newer!.due, openCount: 1 }
    return { content: [newer], pageNum: 1, totalPages: 1, footer, payable: minor(10_000_000), readiness: readiness(isReady) }
  })
  intercept(client, 'paySettlement', async () => {
    isReady = false
    throw new BusinessError('transfer.blocked', { code: 'transfer.blocked', status: 400, value: { item: 'turnover' } })
  })
  await renderApp(client, '/m/member/agent/getDevidendContract?view=pay')
  await page.getByLabelText('Senha de saque', { exact: true }).fill('284915')
  await button(/^Pagar R\$/).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect.element(page.getByText('R$ 120,00', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ver o que falta apostar' })).toHaveAttribute('href', '/m/withdraw?view=turnover')
  expect(page.getByLabelText('Senha de saque', { exact: true }).query()).toBeNull()
})
