import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signedInClient } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { recordLive } from '../../testing/recordLive.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const agent = () => signedInClient({ userName: 'brunoagente', password: 'Demo1234' } as Parameters<typeof signedInClient>[0])
const main = page.getByRole('main')
const amountIn = (text: string | null | undefined) =>
  Number(
    /[\d.]+,\d\d/
      .exec(text ?? '')?.[0]
      .replaceAll('.', '')
      .replace(',', '.'),
  )

test('[7.5] each number is beside the previous one and opens its rows, whose sum it is; a line leads further down, and focus with it', async () => {
  const client = await agent()
  const { router } = await renderApp(client, '/m/agent/team/pnl?period=30d')
  const stake = main.getByRole('link', { name: /^Apostado/ })
  await expect.element(stake.getByText(/antes R\$/)).toBeVisible()
  const amount = amountIn(stake.element().textContent)
  expect(amount).toBeGreaterThan(0)
  await main.getByRole('button', { name: 'ligiaagente' }).click()
  await page.getByRole('dialog', { name: 'ligiaagente' }).getByRole('link', { name: 'Ver equipe' }).click()
  await expect.element(main.getByRole('heading', { name: 'Equipe de ligiaagente' })).toHaveFocus()
  expect(router.state.location.search).toMatch(/^\?member=\d+&period=30d$/)
  await page.getByRole('navigation', { name: 'Caminho na equipe' }).getByRole('link', { name: 'Você' }).click()
  await expect.poll(() => amountIn(stake.query()?.textContent)).toBe(amount)
  await stake.click()
  await expect.element(main.getByRole('heading', { name: 'Apostas encerradas' })).toBeVisible()
  await expect.poll(() => amountIn(page.getByText('Apostado', { exact: true }).query()?.nextElementSibling?.textContent)).toBe(amount)
  await main.getByRole('link', { name: /^Ver todos os ganhos e perdas/ }).click()
  await expect.element(stake).toBeVisible()
})

test('[7.5] scope, product and name go into the question; a product has no deposits', async () => {
  const client = await agent()
  const asked = intercept(client, 'getTeamProfitLoss', (_input, pass) => pass())
  await renderApp(client, '/m/agent/team/pnl?product=RNG&scope=direct&name=ligia')
  await expect.poll(() => asked.at(-1)).toMatchObject({ gameType: 'RNG', scope: 'direct', userName: 'ligia' })
  await expect.element(main.getByRole('link', { name: /^Retorno/ })).toBeVisible()
  expect(main.getByRole('link', { name: /^Depósitos/ }).query()).toBeNull()
})

test('[8] how many members another period has is said, from the cache too', async () => {
  await renderApp(await agent(), '/m/agent/team/pnl?period=30d')
  await expect.element(main.getByRole('button', { name: 'ligiaagente' })).toBeVisible()
  const said = recordLive()
  for (const period of ['7 dias', '30 dias', '7 dias']) {
    said.splice(0)
    await main.getByRole('button', { name: period }).click()
    await expect.poll(() => said.at(-1)).toMatch(/registros?\s?$/)
  }
})
