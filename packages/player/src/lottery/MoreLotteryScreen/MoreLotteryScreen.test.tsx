import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient } from '@platform/test-kit/browser'
import { intercept, refusal } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const failure = 'Não foi possível carregar as loterias'

test('[8] lotteries of all modes that fail say so once, and are loaded again together', async () => {
  const client = makeClient()
  let broken = true
  intercept(client, 'getLotteryMenu', (_input, pass) => (broken ? Promise.reject(refusal()) : pass()))
  await renderApp(client, '/m/moreLottery')
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  expect(page.getByText(failure).elements()).toHaveLength(1)
  broken = false
  await retry.click()
  await expect.element(page.getByRole('main').getByRole('region').first()).toBeVisible()
  expect(page.getByText(failure).elements()).toHaveLength(0)
})
