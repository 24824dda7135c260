import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, newMember, renderScreen, withFault } from '@platform/test-kit/browser'
import { freePlay } from '@platform/sdk/account'
import { removePrivate } from '@platform/sdk/query/account'
import { Toaster } from '@platform/ui'
import { slowAfter } from '../../blocks/page/useLoadingToast.ts'
import { answered } from '../../testing/answered.ts'
import { hurry } from '../../testing/hurry.ts'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { forgetPlayer } from '../../session/forgetPlayer.ts'
import { TrialScreen } from './TrialScreen.tsx'
import { trialUserQuery } from './trialUserQuery.ts'

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

test('[2.9] the name of a trial goes with the session: the next player of the tab gets another one', async () => {
  const [client, queries] = [makeClient(), new QueryClient()]
  const first = await queries.fetchQuery(trialUserQuery(client))
  await forgetPlayer(client)
  removePrivate(queries)
  expect(await queries.fetchQuery(trialUserQuery(client))).not.toBe(first)
})

test('[2.9] a trial that cannot start says why and can be tried again', async () => {
  await withFault({ path: '/wps/session/login/freeplay', kind: 'drop', times: 1 })
  await renderScreen(<TrialScreen />, { path: '/m/trail' })
  await start.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await start.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
})

test('[2.9] a name that has opened a trial is replaced: after that trial has ended, the next start opens another', async () => {
  const { client } = await renderScreen(<TrialScreen />, { path: '/m/trail' })
  await expect.poll(() => sessionStorage.getItem('trialUser')).toMatch(/^"trial/)
  const used = sessionStorage.getItem('trialUser')
  await freePlay(makeClient(), { username: JSON.parse(used!) as string })
  await start.click()
  await expect.element(page.getByText('/m/home')).toBeVisible()
  expect(client.session.get()?.userName).not.toBe(JSON.parse(used!))
})

test('[2.9] where no name comes for the trial, nothing waits for it', async () => {
  const client = makeClient()
  let refuse = (_why: Error) => {}
  intercept(client, 'getTrialUser', () => new Promise((_resolve, reject) => (refuse = reject)))
  await renderScreen(<TrialScreen />, { path: '/m/trail', client })
  await expect.element(page.getByText('Seu usuário de teste')).toBeVisible()
  refuse(new Error('none'))
  await expect.element(page.getByText('Seu usuário de teste')).not.toBeInTheDocument()
  await expect.element(start).toBeEnabled()
})

test('[9] a trial that takes 10 s to open says why, and who waited enough goes on', async () => {
  const client = makeClient()
  intercept(client, 'freePlay', () => new Promise(() => undefined))
  await renderScreen(
    <>
      <TrialScreen />
      <Toaster />
    </>,
    { path: '/m/trail', client },
  )
  // Calls have the same timeout: with fast timers a pending call would fail, and the site would count as closed.
  await answered(client)
  hurry(slowAfter)
  await start.click()
  await expect.element(page.getByText('Conexão lenta. Ainda estamos abrindo o teste…')).toBeVisible()
  await page.getByRole('button', { name: 'Parar de esperar' }).click()
  await expect.element(start).not.toHaveAttribute('aria-busy')
  await expect.element(page.getByText('Conexão lenta. Ainda estamos abrindo o teste…')).not.toBeInTheDocument()
})

test('[2.9] [market numbers.demo] in a market with trials for members a guest reads what it is, with the way in, and no trial account is made', async () => {
  const client = makeClient({ merchant: 'bandeira' })
  const asked = intercept(client, 'getTrialUser', (_input, pass) => pass())
  await renderApp(client, '/m/trail', { merchant: { code: 'bandeira', market: 'br' } })
  const main = page.getByRole('main')
  await expect.element(main.getByText(/só para contas com identidade verificada, de maiores de 18 anos/)).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Criar conta' })).toBeVisible()
  await main.getByRole('link', { name: 'Entrar', exact: true }).click()
  await expect.element(page.getByRole('textbox', { name: 'Usuário' })).toBeVisible()
  expect(asked).toEqual([])
})

test.each([true, false])('[2.9] there a member tries in place of the account, once the identity is accepted: %s', async (identity) => {
  const { session } = await newMember({ merchant: 'bandeira', identity })
  const client = makeClient({ merchant: 'bandeira', session })
  await renderApp(client, '/m/trail', { merchant: { code: 'bandeira', market: 'br' } })
  await expect.element(page.getByText(/no lugar da sua conta/)).toBeVisible()
  await start.click()
  if (identity) return expect.poll(() => client.session.get()).toMatchObject({ type: 4, merchantCode: 'bandeira_trial' })
  await expect.element(page.getByText('Verifique sua identidade em Segurança para depositar, jogar e receber prêmios.')).toBeVisible()
  expect(client.session.get()).toMatchObject({ type: 0 })
})
