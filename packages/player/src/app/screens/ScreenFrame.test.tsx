import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { intercept, refusal } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'

test('[8] a view that failed is left by a step back: the screen behind it shows again', async () => {
  const client = makeClient({ session: (await newMember()).session })
  intercept(client, 'getSignIns', () => Promise.reject(refusal()))
  const { router } = await renderApp(client, '/m/securityCenter')
  const main = page.getByRole('main')
  const entries = () => main.element().querySelectorAll('a[href*="view="]').length
  await expect.poll(entries).toBeGreaterThan(0)
  await router.navigate('/m/securityCenter?view=history')
  await expect.element(main.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await router.navigate(-1)
  await expect.poll(entries).toBeGreaterThan(0)
  await expect.element(main.getByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument()
})
