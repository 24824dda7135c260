import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { claimRewards } from '@platform/sdk/rewards'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { gate, intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const open = async (path = '/m/rewardCenter') => {
  return renderApp(makeClient({ session: (await newMember()).session }), path)
}

test('[2.1] the tabs and the filter are in the address, and an application is made without leaving', async () => {
  const { router } = await open()
  await page.getByRole('tab', { name: 'Promoções' }).click()
  await expect.poll(() => router.state.location.search).toBe('?source=promotion')
  await page
    .getByRole('button', { name: /^Solicitar: / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('textbox').fill('Segue o comprovante.')
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Enviar solicitação' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('tab', { name: 'Histórico' }).click()
  await expect.poll(() => router.state.location.search).toBe('?tab=history&source=promotion')
  await expect.element(page.getByText('Ainda não há prêmios pagos')).toBeVisible()
})

test('[2.1] the counts of the tabs stay while another tab loads, so that the chosen one ends inside the row', async () => {
  const client = makeClient({ session: (await newMember()).session })
  const answered = gate()
  const counts = { pageNum: 1, totalPages: 1, claimable: 11, inProgress: 12 }
  intercept(client, 'getRewards', async ({ tab }) => {
    if (tab === 'history') await answered.passed
    return { content: [], ...counts }
  })
  await page.viewport(320, 844)
  await renderApp(client, '/m/rewardCenter')
  await page.getByRole('tab', { name: 'Em andamento 12' }).click()
  await expect.element(page.getByRole('tab', { name: 'Disponíveis 11' })).toBeVisible()
  const history = page.getByRole('tab', { name: 'Histórico' })
  await history.click()
  await expect.element(history).toHaveAttribute('aria-selected', 'true')
  expect(page.getByRole('tab', { name: 'Disponíveis 11' }).elements()).toHaveLength(1)
  answered.open()
  await expect.poll(() => history.element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
  await page.viewport(390, 844)
})

test('[3, 8] several rewards are claimed by one tap with one key, and what was paid is said', async () => {
  const client = makeClient({ session: (await newMember()).session })
  const reward = { id: 'vip:weekly@W1', source: 'vip', title: 'Semanal', amount: 500, status: 'claim', multiple: 0, required: 0 }
  const content = [reward, { ...reward, id: 'vip:monthly@M1', title: 'Mensal' }]
  intercept(client, 'getRewards', () => Promise.resolve({ content, pageNum: 1, totalPages: 1, claimable: 2, inProgress: 0 }))
  const ids = content.map(({ id }) => id)
  let answerNow = () => {}
  const tapped = new Promise<void>((resolve) => (answerNow = resolve))
  const asked = intercept(client, claimRewards.name, () => tapped.then(() => ({ amount: 1000, ids })))
  await renderApp(client, '/m/rewardCenter')
  await page.getByRole('button', { name: 'Resgatar todos (2)' }).dblClick()
  answerNow()
  await expect.element(page.getByText('Você ganhou R$ 10,00!')).toBeVisible()
  expect(asked).toEqual([{ ids }])
})
