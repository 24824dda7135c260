import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { minor } from '@platform/sdk'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { intercept, refusal } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button } from '../../testing/roles.ts'
import { settlements } from '../samples.ts'

const [newer, older] = settlements.filter(({ due }) => due > 0).map((one) => ({ ...one, state: 'open' as const }))

test('[7.5] a settlement that is not among the newest is paid, and a list that does not load afterwards hides nothing of it', async () => {
  const agent = await newMember({ type: 1 })
  const client = makeClient({ session: { ...agent.session, type: 1 } })
  let paid = false
  intercept(client, 'getContractSettlements', async ({ pageNo }) => {
    if (paid) throw refusal()
    const footer = { count: 2, due: minor(2), paid: minor(0), open: minor(2), openCount: 2 }
    return { content: pageNo === 2 ? [older] : [newer], pageNum: pageNo, totalPages: 2, footer, payable: minor(10_000_000) }
  })
  const asked = intercept(client, 'paySettlement', async () => {
    paid = true
    return { settlements: [{ ...older, state: 'paid' }], total: older!.due, balanceAfter: minor(0) }
  })
  await renderApp(client, `/m/member/agent/getDevidendContract?view=pay&settlement=${older!.settlementId}`)
  await page.getByLabelText('Senha de saque', { exact: true }).fill('284915')
  await button(/^Pagar R\$/).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect.element(page.getByText('Pagamento feito')).toBeVisible()
  expect(asked).toMatchObject([{ settlementIds: [older!.settlementId], total: older!.due }])
})
