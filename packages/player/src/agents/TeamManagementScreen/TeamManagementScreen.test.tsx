import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OutputOf } from '@platform/sdk'
import type { getTeamMembers } from '@platform/sdk/agents'
import { signedInClient } from '@platform/test-kit/browser'
import { intercept } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const members = page
  .getByRole('main')
  .getByRole('listitem')
  .filter({ has: page.getByRole('heading') })
const agent = () => signedInClient({ userName: 'brunoagente', password: 'Demo1234' } as Parameters<typeof signedInClient>[0])

test('[7.5] from the members right below down to theirs and back by the path; names further down are masked, contacts everywhere', async () => {
  const client = await agent()
  intercept(client, 'getDividendInfo', async () => ({ requests: [], contracts: ['daily'], updateTime: 1 }))
  // An agent of the type of Lígia has no contracts.
  intercept(client, 'getTeamMembers', async (_input, pass) => {
    const answer = (await pass()) as OutputOf<typeof getTeamMembers>
    return { ...answer, content: answer.content.map((member) => ({ ...member, type: 1 })) }
  })
  const { router } = await renderApp(client, '/m/member/team?period=30d&name=ligia')
  await page.getByRole('main').getByRole('button', { name: 'ligiaagente' }).click()
  const sheet = page.getByRole('dialog', { name: 'ligiaagente' })
  await expect.element(sheet.getByText('l••••@correio.example')).toBeVisible()
  // Each number of a member links to its rows.
  const rows = sheet.getByRole('link').elements().map((link) => /&rows=(\w+)/.exec(link.getAttribute('href')!)?.[1]) // prettier-ignore
  expect(rows.filter(Boolean)).toEqual(['bets', 'fee', 'fee', 'bets', 'bets', 'bets', 'deposit', 'withdrawal', 'rebate', 'reward'])
  // A direct member also has links to contracts of the kinds that the agent has.
  const contract = sheet.getByRole('link', { name: 'Contrato de salário diário' })
  await expect.element(contract).toBeVisible()
  expect(contract.element().getAttribute('href')).toMatch(/^\/m\/member\/agent\/getSalaryContract\?tab=downline&member=\d+$/)
  await sheet.getByRole('link', { name: 'Ver equipe' }).click()
  await expect.element(page.getByRole('navigation', { name: 'Caminho na equipe' }).getByText('ligiaagente')).toBeVisible()
  await expect.poll(() => members.elements().length).toBeGreaterThan(3)
  expect(members.elements().every((one) => /^.{2}•••/.test(one.textContent))).toBe(true)
  await page.getByRole('navigation', { name: 'Caminho na equipe' }).getByRole('link', { name: 'Você' }).click()
  await expect.poll(() => members.elements().some((one) => !one.textContent.includes('•••'))).toBe(true)
  expect(router.state.location.search).toMatch(/^\?member=\d+&period=30d$/)
})

test('[7.5] scope, activity and a name go into the question and stay in the address', async () => {
  const client = await agent()
  const asked = intercept(client, 'getTeamMembers', (_input, pass) => pass())
  const { router } = await renderApp(client, '/m/member/team?scope=team&activity=bet')
  await expect.poll(() => asked.at(-1)).toMatchObject({ scope: 'team', activity: 'bet', pageNo: 1 })
  await expect.element(page.getByRole('button', { name: 'Filtrar (1 filtro ativo)' })).toBeVisible()
  await page.getByRole('radio', { name: 'Diretos' }).click({ force: true })
  await expect.poll(() => asked.at(-1)).toMatchObject({ scope: 'direct' })
  await page.getByRole('searchbox', { name: 'Buscar usuário' }).fill('ligia')
  page.getByRole('searchbox', { name: 'Buscar usuário' }).element().closest('form')!.requestSubmit()
  await expect.poll(() => asked.at(-1)).toMatchObject({ userName: 'ligia', activity: 'bet' })
  await expect.poll(() => router.state.location.search).toBe('?name=ligia&activity=bet')
})

test.each(['/m/member/team', '/m/agent/team/overview'])('[7.5, 8] %s of a member of another team: nobody outside exists', async (path) => {
  await renderApp(await agent(), `${path}?member=1`)
  await expect.element(page.getByText('Este usuário não existe ou está desativado. Fale com o atendimento se precisar.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ver minha equipe' })).toHaveAttribute('href', path)
})
