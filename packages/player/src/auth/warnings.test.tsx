import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient } from '@platform/test-kit/browser'
import { renderApp } from '../testing/renderApp.tsx'

const warning = page.getByText('Apostar pode causar dependência e perda de dinheiro. Proibido para menores de 21 anos.')

test.each(['/m/login', '/m/register'])(
  '[2.9, 2.10] [market requires.warnings] %s has the warning of the regulated market, with the age of the merchant',
  async (path) => {
    await renderApp(makeClient(), path, { merchant: { market: 'br', minimumAge: 21 } })
    await expect.element(warning).toBeVisible()
  },
)

test.each(['/m/login', '/m/register'])('[2.9, 2.10] [market requires.warnings] in the open market %s has none', async (path) => {
  await renderApp(makeClient(), path, { merchant: { minimumAge: 21 } })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(warning.elements()).toEqual([])
})
