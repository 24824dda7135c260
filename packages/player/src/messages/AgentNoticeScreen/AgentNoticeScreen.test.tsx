import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signedInClient } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'

test('[7.5, 8] an agent writes to a member right below, once; an unknown member is reported as such; what was sent is listed', async () => {
  const client = await signedInClient({ userName: 'brunoagente', password: 'Demo1234' } as Parameters<typeof signedInClient>[0])
  const sent = intercept(client, 'sendMessage', (_input, pass) => pass())
  const { router } = await renderApp(client, '/m/member/notice?types=A')
  await page.getByRole('tab', { name: 'Escrever' }).click()
  const form = page.getByRole('form', { name: 'Escrever' })
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await page.getByLabelText('Para quem').selectOptions('member')
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect.element(form.getByText('Informe para quem é.')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByLabelText('Usuário').fill('ninguem')
  await page.getByLabelText('Título').fill('Boa semana')
  await page.getByLabelText('Mensagem', { exact: true }).fill('Que todos tenham uma boa semana de jogos.')
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent('Este usuário não existe ou está desativado. Fale com o atendimento se precisar.')
  // What was written outlives the screen.
  await router.navigate('/m/mine')
  await router.navigate('/m/member/notice?types=A&tab=new')
  await expect.element(page.getByLabelText('Título')).toHaveValue('Boa semana')
  await page.getByLabelText('Usuário').fill('ligiaagente')
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect.poll(() => router.state.location.search).toBe('?types=A&tab=sent')
  await expect.element(page.getByRole('button', { name: /Boa semana.*Para ligiaagente/ }).first()).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ target: 'member', userName: 'ligiaagente', title: 'Boa semana' })
})
