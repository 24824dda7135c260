import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { renderApp } from '../testing/renderApp.tsx'
import { button, heading } from '../testing/roles.ts'

/** By keyboard, as a screen reader does. */
async function press(control: Locator) {
  await expect.element(control).toBeVisible()
  control.element().focus()
  await userEvent.keyboard('{Enter}')
}

test('[8] after a sent message the focus is at its confirmation, and after "another one" at the form', async () => {
  await renderApp(makeClient({ session: (await newMember()).session }), '/m/feedback')
  await page.getByRole('textbox', { name: 'Sua mensagem' }).fill('O jogo travou no meio da rodada.')
  await press(page.getByRole('button', { name: 'Enviar', exact: true }))
  await expect.element(heading('Mensagem enviada')).toHaveFocus()
  await press(button('Enviar outra'))
  await expect.poll(() => document.activeElement?.tagName).toBe('FORM')
})

test('[8] after a reply to a ticket the focus is at what was sent', async () => {
  await renderApp(makeClient({ session: (await newMember()).session }), '/m/feedback')
  await page.getByRole('textbox', { name: 'Sua mensagem' }).fill('O jogo travou no meio da rodada.')
  await press(page.getByRole('button', { name: 'Enviar', exact: true }))
  await page.getByRole('link', { name: 'Acompanhar' }).click()
  await page.getByRole('textbox', { name: 'Sua mensagem' }).fill('Travou de novo.')
  await press(page.getByRole('button', { name: 'Enviar', exact: true }))
  await expect.poll(() => document.activeElement?.textContent).toContain('Travou de novo.')
})

test('[8] opening, creating and deleting an invitation link never loses the focus', async () => {
  const { session } = await newMember({ type: 1 })
  await renderApp(makeClient({ session: { ...session, type: 1 } }), '/m/agentRegister?tab=link')
  const inPage = () => document.activeElement !== document.body && document.querySelector('main')!.contains(document.activeElement)
  await press(button('Criar link'))
  await expect.element(page.getByLabelText('Validade')).toBeVisible()
  await expect.poll(inPage).toBe(true)
  await press(button('Criar link'))
  await expect.element(button('Apagar link')).toBeVisible()
  await expect.poll(inPage).toBe(true)
  await press(button('Apagar link'))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }))
  await expect.element(page.getByText('Nenhum link ainda')).toBeVisible()
  await expect.poll(inPage).toBe(true)
})
