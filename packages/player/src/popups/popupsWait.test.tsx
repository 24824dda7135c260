import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient } from '@platform/test-kit/browser'
import { intercept } from '../testing/intercept.ts'
import { renderApp } from '../testing/renderApp.tsx'

const code = vi.hoisted(() => {
  let come = () => undefined as void
  const here = new Promise<void>((resolve) => (come = resolve))
  return { here, come: () => come() }
})
vi.mock('../layout/Menu/Menu.tsx', async (original) => {
  await code.here
  return original()
})

test('[2.4] one window at a time: a popup waits for a menu that was asked for and is still on its way', async () => {
  const client = makeClient()
  const news = [{ title: 'Visitantes', content: '', promotionType: '', execution: 'B' }]
  intercept(client, 'getAnnouncements', async (_input, pass) => ({ ...((await pass()) as object), popup: news }))
  await renderApp(client, '/m/home', { popups: true })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(page.getByRole('dialog').query()).toBeNull()

  code.come()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(menu).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(page.getByRole('dialog').all()).toHaveLength(1)
  await menu.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Visitantes' })).toBeVisible()
})
