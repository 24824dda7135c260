import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DepositStatus } from '@platform/sdk/deposit'
import texts from '../../i18n/locales/pt-BR/deposit.json' with { type: 'json' }
import { renderScenario } from '../../testing/renderScenario.ts'

/** The scenario of each status. A status without one does not compile; the sandbox checks a payer at once, so `paid` has a story. */
const scenarios: Record<Exclude<DepositStatus, 'paid'>, string> = {
  created: 'created',
  waiting: 'pix-waiting',
  review: 'review',
  credited: 'credited',
  returning: 'returning',
  returned: 'returned',
  expired: 'pix-expired',
  cancelled: 'cancelled',
  failed: 'refused',
  clawedBack: 'clawed-back',
}

test.each(Object.entries(scenarios))('[7.6] a deposit that is %s has a scenario: deposit/%s', async (status, name) => {
  await renderScenario(`deposit/${name}`)
  const said = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: texts.status[status as DepositStatus] })
  await expect.element(said.first()).toBeInTheDocument()
})

test.each([
  ['other-amount', texts.reason.amount],
  ['late', texts.reason.late],
])('[7.6] deposit/%s is credited with its reason', async (name, reason) => {
  await renderScenario(`deposit/${name}`)
  await expect.element(page.getByRole('heading', { name: texts.result.credited })).toBeVisible()
  await expect.element(page.getByText(reason)).toBeVisible()
})
