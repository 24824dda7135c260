import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consoleApi, makeClient, newMember } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { link } from '../../testing/roles.ts'
import { savedText } from '../../testing/savedText.ts'

const rows = page.getByRole('main').getByRole('listitem')
const dialog = page.getByRole('dialog')

test('[7.6] withdrawals tell why one was returned, narrow by state in the address, and lead to their receipt and to support', async () => {
  const { session, userName } = await newMember({ balance: 0 })
  const who = { merchant: 'ipanema', userName, amount: 10_000 }
  await consoleApi('withdrawals/open', { ...who, end: 'paid' })
  const { orderNo } = await consoleApi<{ orderNo: string }>('withdrawals/open', { ...who, end: 'returned' })
  const client = makeClient({ session })
  const asked = intercept(client, 'getWithdrawRecords', (_input, pass) => pass())
  const { router } = await renderApp(client, '/m/withdrawReport')
  await expect.element(rows.nth(1).getByText('Pago')).toBeVisible()
  const file = savedText()
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  await expect.poll(() => file.text()).toBeDefined()
  // Both were requested, one was paid.
  expect(file.text()!.trim().split('\r\n').at(-1)).toBe('Total;;;;;;200,00;0,00;100,00')

  await page.getByRole('button', { name: 'Filtrar' }).click()
  await dialog.getByRole('button', { name: 'Devolvidos' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ status: ['returned'] })
  await dialog.getByRole('button', { name: 'Ver lista' }).click()
  expect(router.state.location.search).toBe('?status=returned')
  await expect.poll(() => rows.elements()).toHaveLength(1)
  await rows.getByRole('button').click()
  await expect.element(dialog.getByText('O banco recusou ou devolveu o pagamento.')).toBeVisible()
  await expect.element(link('Ver detalhes e comprovante')).toHaveAttribute('href', `/m/withdraw?order=${orderNo}`)
  await expect.element(link('Perguntar ao atendimento')).toHaveAttribute('href', `/m/feedback?order=${orderNo}&about=withdrawal`)
})
