import { Suspense, type ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { painted } from '@platform/config/settle'
import { makeClient } from '@platform/test-kit/browser'
import { sendPasswordEmail } from '@platform/sdk/account'
import { PlatformProvider } from '@platform/sdk/react'
import { Checkbox, TextField, UiLabelsProvider } from '@platform/ui'
import { IntlProvider } from 'use-intl'
import { createQueries } from '../../app/start/createQueries.ts'
import { loadCatalogue } from '../../i18n/locales.ts'
import type { CallForm } from './CallForm.ts'
import { Form } from './Form.tsx'
import { useCallForm } from './useCallForm.ts'

const { messages, labels } = await loadCatalogue('pt-BR')
const empty = { username: '', email: 'ana@mail.example', remember: true }
type Values = typeof empty
const field = page.getByLabelText('Usuário')

interface SampleProps {
  onSend?: (values: Values) => void
  /** The values that the screen knows. */
  onValues?: (values: Values) => void
  fields?: (form: CallForm<Values>) => ReactNode
}

function Fields({ form }: { form: CallForm<Values> }) {
  const { error: _error, ...remember } = form.field('remember')
  return (
    <>
      <TextField label="Usuário" {...form.field('username')} />
      <TextField label="E-mail" {...form.field('email')} />
      <Checkbox label="Lembrar" defaultChecked {...remember} />
    </>
  )
}

function Sample({ onSend, onValues, fields = (form) => <Fields form={form} /> }: SampleProps) {
  const form = useCallForm({
    call: sendPasswordEmail,
    empty,
    toInput: ({ username, email }) => ({ username, email }),
    send: async (_input, values) => onSend?.(values),
  })
  onValues?.(form.values)
  return (
    <Form form={form} submit="Enviar">
      {fields(form)}
    </Form>
  )
}

test('[2.9] what was entered in a prerendered form before hydration stays, is known to the screen, and counts', async () => {
  const onSend = vi.fn<(values: Values) => void>()
  const onValues = vi.fn<(values: Values) => void>()
  await hydrateAfter(<Sample onSend={onSend} onValues={onValues} />, async () => {
    await userEvent.type(field, 'ana')
    await userEvent.click(page.getByLabelText('Lembrar'))
  })
  await expect.element(field).toHaveValue('ana')
  await expect.poll(() => onValues.mock.lastCall?.[0]).toEqual({ ...empty, username: 'ana', remember: false })
  await userEvent.type(field, '1{Enter}')
  await expect.poll(() => onSend.mock.lastCall?.[0]).toEqual({ ...empty, username: 'ana1', remember: false })
})

test('[2.10] the same in a part that hydrates after its form', async () => {
  const onValues = vi.fn<(values: Values) => void>()
  const fields = (form: CallForm<Values>) => (
    <Suspense>
      <Fields form={form} />
    </Suspense>
  )
  await hydrateAfter(<Sample onValues={onValues} fields={fields} />, () => userEvent.type(field, 'ana'))
  await expect.element(field).toHaveValue('ana')
  await expect.poll(() => onValues.mock.lastCall?.[0]).toEqual({ ...empty, username: 'ana' })
})

test('[8] a form that no code watches yet sends nothing: no password gets into an address', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => root.remove())
  root.innerHTML = renderToString(withProviders(<Sample />))
  const before = location.href
  await userEvent.type(field, 'ana{Enter}')
  root.querySelector('form')?.requestSubmit()
  expect(location.href).toBe(before)
})

function withProviders(form: ReactNode) {
  const client = makeClient()
  return (
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <UiLabelsProvider labels={labels}>
        <QueryClientProvider client={createQueries(client)}>
          <PlatformProvider client={client}>{form}</PlatformProvider>
        </QueryClientProvider>
      </UiLabelsProvider>
    </IntlProvider>
  )
}

/** Prerenders, lets the player act, then hydrates. */
async function hydrateAfter(form: ReactNode, act: () => Promise<void>) {
  const app = withProviders(form)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(app)
  await act()
  const mounted = hydrateRoot(root, app)
  onTestFinished(() => {
    mounted.unmount()
    root.remove()
  })
  await painted()
}
