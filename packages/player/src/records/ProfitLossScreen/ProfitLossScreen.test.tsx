import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { minor, type OutputOf } from '@platform/sdk'
import { getProfitLoss } from '@platform/sdk/records'
import { makeClient, newMember, signedInClient } from '@platform/test-kit/browser'
import { formatMoney } from '@platform/ui'
import { intercept, refusal } from '../../testing/intercept.ts'
import { recordLive } from '../../testing/recordLive.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button, link } from '../../testing/roles.ts'

/** A demo account with a history of bets. */
const experienced = () => signedInClient({ userName: 'anaclara', password: 'Demo1234' } as Parameters<typeof signedInClient>[0])
const main = page.getByRole('main')
const written = (amount: number) => formatMoney(amount, { symbol: 'R$', locale: 'pt-BR' })

test('[7.6] the net tells its formula, a day and a product lead to their rows, whose sums are the same numbers', async () => {
  const client = await experienced()
  const asked = intercept(client, 'getProfitLoss', (_input, pass) => pass())
  const { router } = await renderApp(client, '/m/profitandloss?period=30d')
  await button('Como é calculado').click()
  await expect.element(main.getByText('Retorno − apostado + cashback + bônus e prêmios')).toBeVisible()
  const period = asked[0] as { startDate: string; endDate: string }
  const { products, days } = await getProfitLoss(client, period)
  const slider = page.getByRole('slider')
  await expect.element(slider).toHaveAttribute('max', '29')
  await button('Ver tabela').click()
  expect(page.getByRole('row').elements()).toHaveLength(31)

  const [product] = products
  await main.getByRole('listitem').getByRole('link').first().click()
  await expect.poll(() => router.state.location.search).toBe(`?period=30d&rows=bets&product=${product!.gameType}`)
  const summary = page.getByRole('region', { name: 'Totais do período' })
  await expect.element(summary.getByText(written(product!.betAmount)).first()).toBeVisible()
  await expect.element(summary.getByText(String(product!.count), { exact: true }).first()).toBeVisible()

  await router.navigate(-1)
  // Early in the day there may be no bet of today yet.
  const day = days.findLast(({ betAmount }) => betAmount > 0)!
  await slider.fill(String((Date.parse(day.day) - Date.parse(period.startDate)) / 86_400_000))
  await expect.element(link('Ver apostas do dia')).toHaveAttribute('href', `/m/profitandloss?from=${day.day}&to=${day.day}&rows=bets`)
  await link('Ver apostas do dia').click()
  await expect.element(summary.getByText(written(day.betAmount)).first()).toBeVisible()
})

test('[7.6] a house that pays no cashback does not mention it', async () => {
  const client = await experienced()
  intercept(client, 'getProfitLoss', async (_input, pass) => {
    const { total, ...rest } = (await pass()) as OutputOf<typeof getProfitLoss>
    return { ...rest, total: { ...total, rebate: minor(0) } }
  })
  await renderApp(client, '/m/profitandloss?period=30d', { merchant: { features: ['PERSREP'] } })
  await button('Como é calculado').click()
  await expect.element(main.getByText('Retorno − apostado + bônus e prêmios')).toBeVisible()
  await expect.element(main.getByText(/cashback/i)).not.toBeInTheDocument()
})

test('[8] a new member has nothing, and a way on; what does not load can be tried again', async () => {
  const client = makeClient({ session: (await newMember({ balance: 5000 })).session })
  let broken = true
  intercept(client, 'getProfitLoss', (_input, pass) => (broken ? Promise.reject(refusal()) : pass()))
  await renderApp(client, '/m/profitandloss')
  await expect.element(page.getByRole('alert').getByText(/^Não foi possível carregar/)).toBeVisible()
  broken = false
  await button('Tentar de novo').click()
  await expect.element(main.getByText('Nada neste período')).toBeVisible()
  await expect.element(link('Ver jogos')).toBeVisible()
})

test('[8] what another period has is said, also when it was loaded before', async () => {
  await renderApp(await experienced(), '/m/profitandloss?period=30d')
  await expect.element(button('Como é calculado')).toBeVisible()
  const said = recordLive()
  for (const period of ['7 dias', '30 dias']) {
    said.splice(0)
    await button(period).click()
    await expect.poll(() => said.at(-1)).toMatch(/^Ganho ou perda: |^Nada neste período/)
  }
})
