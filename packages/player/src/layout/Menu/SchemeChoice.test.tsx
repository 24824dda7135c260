import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient } from '@platform/test-kit/browser'
import { entries } from '../../storage/entries.ts'
import { renderApp } from '../../testing/renderApp.tsx'

afterEach(() => {
  entries.scheme.remove()
  delete document.documentElement.dataset.scheme
})

const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click()

test('[2.2] a brand with two schemes offers both in the menu; the choice is stored, and the other one is loaded when it is chosen', async () => {
  const load = vi.fn(() => Promise.resolve())
  await renderApp(makeClient(), '/m/activity', { otherScheme: { scheme: 'light', colour: '#ffffff', load } })
  await openMenu()
  expect(load).not.toHaveBeenCalled()
  await page.getByRole('radio', { name: 'Claro' }).click({ force: true })
  await expect.poll(() => document.documentElement.dataset.scheme).toBe('light')
  expect(load).toHaveBeenCalledOnce()
  await expect.poll(() => entries.scheme.get()).toBe('light')
  await page.getByRole('radio', { name: 'Escuro' }).click({ force: true })
  await expect.poll(() => document.documentElement.dataset.scheme).toBeUndefined()
  await expect.poll(() => entries.scheme.get()).toBe('dark')
})

test('[2.2] where the other scheme does not load, the page stays as it is and says so', async () => {
  await renderApp(makeClient(), '/m/activity', {
    otherScheme: { scheme: 'light', colour: '#ffffff', load: () => Promise.reject(new Error()) },
  })
  await openMenu()
  await page.getByRole('radio', { name: 'Claro' }).click({ force: true })
  await expect.element(page.getByRole('radio', { name: 'Escuro' })).toBeChecked()
  expect(document.documentElement.dataset.scheme).toBeUndefined()
  expect(entries.scheme.get()).toBeUndefined()
})

test('[2.2] a brand with one scheme offers no choice', async () => {
  await renderApp(makeClient(), '/m/activity')
  await openMenu()
  await expect.element(page.getByRole('switch', { name: 'Economia de dados' })).toBeVisible()
  expect(page.getByRole('radio', { name: 'Escuro' }).query()).toBeNull()
})
