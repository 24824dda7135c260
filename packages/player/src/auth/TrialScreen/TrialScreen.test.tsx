import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consoleApi, makeClient, renderScreen } from '@platform/test-kit/browser'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { TrialScreen } from './TrialScreen.tsx'

const start = page.getByRole('button', { name: 'Começar o teste' })

beforeEach(() => forgetPlayer(makeClient()))

test('[2.9] a free trial signs in as a trial account of the trial merchant, for this tab only', async () => {
  const { client } = await renderScreen(<TrialScreen />, { path: '/m/trail' })
  await expect.poll(() => sessionStorage.getItem('trialUser')).toMatch(/^"trial/)
  await start.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(client.session.get()).toMatchObject({ type: 4, merchantCode: 'ipanema_trial' })
  expect(localStorage.getItem('autoLogin')).toBe('0')
})

test('[2.9] a trial that cannot start says why and can be tried again', async () => {
  await consoleApi('faults', { path: '/wps/session/login/freeplay', kind: 'drop', times: 1 })
  try {
    await renderScreen(<TrialScreen />, { path: '/m/trail' })
    await start.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await start.click()
    await expect.element(page.getByText('/m/home')).toBeVisible()
  } finally {
    await consoleApi('faults/clear', {})
  }
})
