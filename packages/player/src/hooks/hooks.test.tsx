import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { BusinessError } from '@platform/sdk'
import { intercept } from '../testing/intercept.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { button } from '../testing/roles.ts'
import type { SiteEvent } from '../merchant/SiteHooks.ts'

beforeEach(() => localStorage.clear())

/** A brand's hooks, and the events that they received. */
function measuring() {
  const told: SiteEvent[] = []
  const stop = vi.fn()
  return { told, stop, load: vi.fn(() => Promise.resolve({ onEvent: (event: SiteEvent) => told.push(event), stop })) }
}

const measure = () => page.getByRole('switch', { name: 'Permitir medição de uso' })

test('[9] a brand that measures nothing asks nothing', async () => {
  await renderApp(makeClient(), '/m/home')
  await button('Menu').click()
  await expect.element(page.getByRole('switch', { name: 'Economia de dados' })).toBeVisible()
  expect(measure().elements()).toEqual([])
})

test('[9] who refuses is not measured, not asked again, and may think otherwise in the menu', async () => {
  const { told, stop, load } = measuring()
  const { router } = await renderApp(makeClient(), '/m/home', { hooks: load })
  await button('Não permitir').click()
  await expect.element(page.getByRole('region', { name: 'Privacidade' })).not.toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  await button('Menu').click()
  await expect.element(measure()).not.toBeChecked()
  await measure().click()
  await expect.poll(() => told).toEqual([{ type: 'screen', route: 'home' }])
  expect(stop).not.toHaveBeenCalled()
  await measure().click()
  await expect.poll(() => stop.mock.calls.length).toBe(1)
  void router.navigate('/m/login')
  await expect.element(page.getByText('Que bom ver você')).toBeInTheDocument()
  expect(told).toHaveLength(1)
})

test('[9] who agrees is measured: screens, what was done, what failed and why, and nothing that says who', async () => {
  const { told, stop, load } = measuring()
  const { session } = await newMember({ balance: 5000 })
  const client = makeClient({ session })
  intercept(client, 'getMissions', () => Promise.reject(new BusinessError('no', { code: 'server.down' })))
  const { router } = await renderApp(client, '/m/message', { hooks: load })
  expect(load).not.toHaveBeenCalled()
  await button('Permitir').click()
  await expect.poll(() => told).toContainEqual({ type: 'screen', route: 'messages' })
  void router.navigate('/m/leaderBoard')
  await expect.poll(() => told).toContainEqual(expect.objectContaining({ type: 'failed', code: 'server.down' }))
  expect(told).toContainEqual({ type: 'screen', route: 'leaderBoard' })
  // Consent is withdrawn in another tab.
  localStorage.setItem('consent', 'false')
  dispatchEvent(new StorageEvent('storage', { key: 'consent' }))
  await expect.poll(() => stop.mock.calls.length).toBe(1)
})
