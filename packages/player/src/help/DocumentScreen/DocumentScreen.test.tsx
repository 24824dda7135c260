import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '@platform/test-kit/browser'
import { ActivityInfoScreen, UserAgreementScreen } from './DocumentScreen.tsx'

test('[2.1] the user agreement names the brand and its minimum age', async () => {
  await renderScreen(<UserAgreementScreen />, { path: '/m/useragreement' })
  await expect.element(page.getByRole('heading', { name: '1. Aceitação dos termos' })).toBeVisible()
  await expect.element(page.getByText(/Ipanema é exclusivamente para maiores de 18 anos/)).toBeVisible()
})

test('[2.1] the activity info tells the rules of every promotion', async () => {
  await renderScreen(<ActivityInfoScreen />, { path: '/m/activityInfo' })
  await expect.element(page.getByRole('heading', { name: '3. Exigências de apostas' })).toBeVisible()
})
