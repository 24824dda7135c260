import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { painted } from '@platform/config/settle'
import { UiLabelsProvider } from '@platform/ui'
import { IntlProvider } from 'use-intl'
import { loadCatalogue } from '../i18n/locales.ts'
import { ByPhoneForm } from './ForgetScreen/ByPhoneForm.tsx'
import { keepTyped } from './keepTyped.ts'
import { RegisterForm } from './RegisterScreen/RegisterForm.tsx'
import { registerSchema } from './RegisterScreen/registerSchema.ts'
import { rules } from './samples.ts'

const { messages, labels } = await loadCatalogue('pt-BR')
const nothing = () => undefined
const phone = {
  countries: [{ code: 'BR', name: 'Brasil', diallingCode: '55' }],
  country: 'BR',
  onCountryChange: nothing,
  code: { sent: false, sending: false, resendAt: undefined, now: () => 0 },
  onSend: nothing,
}

function Form({ onSubmit = () => undefined }: { onSubmit?: (values: { username: string }) => void }) {
  const { register, setValue, handleSubmit } = useForm({ defaultValues: { username: '' } })
  return (
    <form method="dialog" onSubmit={handleSubmit(onSubmit)}>
      <input aria-label="Usuário" {...keepTyped(register('username'), setValue)} />
    </form>
  )
}

test('[2.9] what was typed in a prerendered field before the app was there stays, and counts', async () => {
  const onSubmit = vi.fn<(values: { username: string }) => void>()
  const field = page.getByLabelText('Usuário')
  await takeOver(<Form onSubmit={onSubmit} />, () => userEvent.type(field, 'ana'))
  await expect.element(field).toHaveValue('ana')
  await userEvent.type(field, '1{Enter}')
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ username: 'ana1' })
})

test('[2.11] a number that was typed before the app was there is the one that a code goes to', async () => {
  const onMobile = vi.fn<(mobile: string) => void>()
  const field = page.getByLabelText('Celular', { exact: true })
  await takeOver(<ByPhoneForm {...phone} rules={rules} onMobile={onMobile} pending={false} onSubmit={async () => undefined} />, () =>
    userEvent.type(field, '21987654321'),
  )
  expect(onMobile.mock.lastCall?.[0]).toBe('21987654321')
  await userEvent.type(field, '{Backspace}')
  expect(onMobile.mock.lastCall?.[0]).toBe('2198765432')
})

test.each([
  ['is kept over a reload', 'ana', [[expect.objectContaining({ username: 'ana', affiliateCode: 'BRUNO' })]]],
  ['and nothing typed is no change, whatever an invitation filled in', '', []],
])('[4] what was typed in a registration before the app was there %s', async (_what, typed, reported) => {
  const onChange = vi.fn<(values: Record<string, string>) => void>()
  const settings = { username: true, mobile: true, captcha: false, smsCode: false, affiliateCode: true }
  await takeOver(
    <RegisterForm
      {...{ phone, onChange, onSubmit: nothing }}
      schema={registerSchema(rules, settings, 'username')}
      initial={{ affiliateCode: 'BRUNO', recommenderId: '' }}
      captcha={{ onRefresh: nothing }}
      isFree={async () => true}
      legal={{ minimumAge: 18, termsHref: '#', agreeStartsTicked: true }}
      outcome={{ pending: false, problems: {} }}
    />,
    async () => void (typed && (await userEvent.type(page.getByLabelText('Usuário', { exact: true }), typed))),
  )
  expect(onChange.mock.calls).toEqual(reported)
})

test('[8] a form that no code watches yet sends nothing: no password gets into an address', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => root.remove())
  root.innerHTML = renderToString(<Form />)
  const before = location.href
  await userEvent.type(page.getByLabelText('Usuário'), 'ana{Enter}')
  root.querySelector('form')?.requestSubmit()
  expect(location.href).toBe(before)
})

/** Prerenders, lets the player type, then hydrates. */
async function takeOver(form: ReactNode, type: () => Promise<void>) {
  const app = (
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <UiLabelsProvider labels={labels}>{form}</UiLabelsProvider>
    </IntlProvider>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(app)
  await type()
  const mounted = hydrateRoot(root, app)
  onTestFinished(() => {
    mounted.unmount()
    root.remove()
  })
  await painted()
}
