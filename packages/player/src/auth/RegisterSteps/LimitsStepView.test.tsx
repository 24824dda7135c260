import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, renderScreen } from '@platform/test-kit/browser'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { LimitsStepView, type LimitsValues } from './LimitsStepView.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const show = (how: 'set' | 'decide' | 'offer', onWithout = vi.fn<() => void>(), deposit?: number) => {
  const form = sampleForm<LimitsValues>({ deposit, depositPeriod: 'day' })
  const view = <LimitsStepView form={form} kinds={['deposit']} periods={['day', 'week']} symbol="R$" how={how} onWithout={onWithout} />
  return renderScreen(view, { path: '/m/register', client: makeClient() }).then(() => onWithout)
}

test('[2.10] [market numbers.limitsRequiredAtRegistration] gb: "no limit" needs a second confirmation', async () => {
  const onWithout = await show('decide')
  await button('Seguir sem limite').click()
  expect(onWithout).not.toHaveBeenCalled()
  await expect.element(page.getByText(/^Sem um limite, nada avisa/)).toBeVisible()
  await button('Confirmar: seguir sem limite').click()
  expect(onWithout).toHaveBeenCalledOnce()
})

test('[2.10] [market numbers.limitsRequiredAtRegistration] br: no way around a limit; on: it is offered. The field is empty', async () => {
  await show('set')
  await expect.element(page.getByLabelText('Quanto você quer depositar, no máximo')).toHaveValue('')
  await expect.element(button('Seguir sem limite')).not.toBeInTheDocument()
  const onWithout = await show('offer')
  await button('Seguir sem limite').click()
  expect(onWithout).toHaveBeenCalledOnce()
})

test('[2.10] "no limit" is offered only while all fields are empty', async () => {
  await show('offer', undefined, 5000)
  await expect.element(page.getByLabelText('Quanto você quer depositar, no máximo')).toBeVisible()
  await expect.element(button('Seguir sem limite')).not.toBeInTheDocument()
})
