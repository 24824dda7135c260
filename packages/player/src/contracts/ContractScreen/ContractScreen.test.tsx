import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { minor } from '@platform/sdk'
import { getTeamMembers } from '@platform/sdk/agents'
import { endContract, getContracts, proposeContract } from '@platform/sdk/contracts'
import { consoleApi, makeClient, newMember } from '@platform/test-kit/browser'
import { contractDraftEntries } from '../../storage/contractDraftEntries.ts'
import { intercept } from '../../testing/intercept.ts'
import { recordLive } from '../../testing/recordLive.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { button, heading, link } from '../../testing/roles.ts'
import { settlements } from '../samples.ts'

// Loads the code first: the tests' timeouts do not include it on a slow machine.
beforeAll(() => import('./ContractScreen.tsx'))

const path = '/m/member/agent/getDevidendContract'
const main = page.getByRole('main')
const tier = (minimumBet: number, netLoss: number, contractRate: number) => ({ minimumBet, netLoss, activeMember: 1, contractRate })

/** An agent with a dividend contract of the merchant, and a direct member. */
async function team() {
  const agent = await newMember({ balance: 50_000, type: 1 })
  await consoleApi('contracts/sign', {
    merchant: 'ipanema',
    userName: agent.userName,
    kind: 'dividend',
    terms: { cycle: 'week', carryOver: true, tiers: [tier(10_000, 1000, 5000), tier(100_000, 10_000, 10_000)] },
  })
  const player = await newMember({ upline: agent.userName })
  const client = makeClient({ session: { ...agent.session, type: 1 } })
  /** Proposes a contract to the player. */
  const offer = async () => {
    const day = new Date().toISOString().slice(0, 10)
    const { content } = await getTeamMembers(client, { startDate: day, endDate: day, scope: 'direct' })
    const { rules } = await getContracts(client, { kind: 'dividend', side: 'downline' })
    return proposeContract(
      client,
      { kind: 'dividend', memberId: content[0]!.memberId, terms: rules.ceiling! },
      { idempotencyKey: `the-offer-of-the-agent-${agent.userName}` },
    )
  }
  return { agent: client, player: makeClient({ session: player.session }), userName: player.userName, offer }
}

test('[7.5] an agent offers less than the own contract pays; the player reads it with an example and the last periods, and accepts', async () => {
  const { agent, player, userName } = await team()
  const first = await renderApp(agent, `${path}?tab=downline`)
  // Each kind is a page of its own; focus stays on the tabs when they change it.
  await page.getByRole('tab', { name: 'Salário diário' }).click()
  await expect.element(page.getByRole('tab', { name: 'Salário diário', selected: true })).toHaveFocus()
  await page.getByRole('tab', { name: 'Dividendo' }).click()
  await expect.element(link('Oferecer contrato')).toBeVisible()
  await link('Oferecer contrato').click()
  // The member's name opens the offer itself.
  await link(userName).click()
  await expect.poll(() => document.title).toContain(`${userName} · `)
  const rate = page.getByLabelText('Paga').first()
  await rate.fill('6')
  // Without a focus of the button, as in Safari: nothing moves it away before the click.
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
  expect(button('Conferir proposta').element().dispatchEvent(press)).toBe(false)
  await button('Conferir proposta').click()
  await expect.element(page.getByText('Mais do que seu contrato paga com estes mínimos.')).toBeVisible()
  await expect.element(button('Adicionar faixa')).toBeDisabled()
  await rate.fill('4,125')
  await button('Adicionar faixa').click()
  const last = page.getByRole('group', { name: /^Faixa \d+$/ }).last()
  await expect.element(last.getByRole('textbox').first()).toHaveFocus()
  await last.getByRole('button', { name: /^Remover faixa/ }).click()
  await expect.element(page.getByRole('group', { name: /de 10 faixas$/ })).toHaveFocus()
  await button('Conferir proposta').click()
  await expect.element(heading('Exemplo')).toBeVisible()
  await expect.element(heading('Nos últimos períodos')).toBeVisible()
  // The browser's Back returns to the editor with its input, which is also stored for the session.
  await first.router.navigate(-1)
  await expect.element(rate).toHaveValue('4,125')
  await expect.element(heading(`Contrato para ${userName}`)).toHaveFocus()
  expect(contractDraftEntries.typedOffer.get()?.tiers[0]?.rate).toBe('4,125')
  await button('Conferir proposta').click()
  await button('Enviar proposta').click()
  await expect.element(page.getByText('Aguardando resposta')).toBeVisible()
  expect(contractDraftEntries.typedOffer.get()).toBeUndefined()
  await first.router.navigate('/m/help')

  await renderApp(player, path)
  await expect.element(heading('Proposta de contrato')).toBeVisible()
  expect(page.getByRole('radio', { name: 'Equipe' }).query()).toBeNull()
  await expect.element(page.getByRole('cell', { name: '4,125%' })).toBeVisible()
  await expect.element(heading('Nos últimos períodos')).toBeVisible()
  await button('Aceitar').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceitar' }).click()
  await expect.element(page.getByText(/^O contrato começa em /)).toBeVisible()
})

test('[7.5] what is rejected says why, to the one who offered it', async () => {
  const { agent, player, userName, offer } = await team()
  const { memberId } = await offer()
  const client = await renderApp(player, path)
  await expect.element(button('Recusar')).toBeVisible()
  await button('Recusar').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click()
  await expect.element(page.getByText('Escreva o motivo em poucas palavras.')).toBeVisible()
  await page.getByLabelText('Motivo').fill('A taxa é baixa')
  await page.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click()
  await expect.element(page.getByText('Recusado', { exact: true })).toBeVisible()
  await client.router.navigate('/m/help')
  await renderApp(agent, `${path}?tab=downline&member=${memberId}`)
  await expect.element(heading(`Dividendo de ${userName}`)).toBeVisible()
  await expect.element(page.getByText('Proposta recusada: “A taxa é baixa”')).toBeVisible()
})

test('[7.5] an answer that comes too late says why, also where the proposal is gone', async () => {
  const { agent, player, offer } = await team()
  const { contractId, revision } = await offer()
  await renderApp(player, path)
  await button('Aceitar').click()
  await endContract(agent, { kind: 'dividend', contractId, revision }, { idempotencyKey: `the-end-of-the-contract-${contractId}` })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceitar' }).click()
  await expect.element(page.getByRole('alert').getByText(/^Esta proposta não espera mais resposta/)).toBeVisible()
})

test('[8] how many settlements a state has is said, from the cache too', async () => {
  const agent = makeClient({ session: { ...(await newMember({ type: 1 })).session, type: 1 } })
  intercept(agent, 'getContractSettlements', async ({ state }) => {
    const content = settlements.filter((one) => state === undefined || one.state === state)
    const footer = { count: content.length, due: minor(2), paid: minor(0), open: minor(0), openCount: 0 }
    return { content, pageNum: 1, totalPages: 1, footer, payable: minor(0), readiness: [] }
  })
  await renderApp(agent, `${path}?tab=settlements`)
  await expect.element(button('Pagas')).toBeVisible()
  const said = recordLive()
  for (const state of ['Pagas', 'Todas', 'Pagas']) {
    said.splice(0)
    await button(state).click()
    await expect.poll(() => said.at(-1)).toMatch(/registros?\s?$/)
  }
})

test('[8] how many members another period has, and rows another number of it, is said, from the cache too', async () => {
  const agent = makeClient({ session: { ...(await newMember({ type: 1 })).session, type: 1 } })
  const sums = { count: 0, amount: minor(0), betAmount: minor(0), validBetAmount: minor(0), winAmount: minor(0) }
  intercept(agent, 'getContractRows', async () => ({ content: [], cursor: '', footer: sums, updateTime: settlements[0]!.to }))
  intercept(agent, 'getContractFigures', async ({ from }) => {
    const { figures, to, terms } = settlements.find((one) => one.from === from)!
    const rest = { cycle: terms.cycle, from, to, footer: figures, memberCount: 0, settled: true, updateTime: to }
    return { content: [], pageNum: 1, totalPages: 1, ...rest }
  })
  const figures = (index: number) => `${path}?view=figures&cycle=${settlements[index]!.terms.cycle}&from=${settlements[index]!.from}`
  const { router } = await renderApp(agent, figures(0))
  const places = [
    { one: figures(0), other: figures(1), empty: 'Nenhum movimento' },
    { one: `${figures(0)}&rows=bets`, other: `${figures(0)}&rows=fee`, empty: 'Nenhum lançamento aqui' },
  ]
  const said = recordLive()
  for (const { one, other, empty } of places) {
    await router.navigate(one)
    await expect.element(main.getByText(empty)).toBeVisible()
    for (const place of [other, one, other]) {
      said.splice(0)
      await router.navigate(place)
      await expect.poll(() => said.some((text) => text.startsWith('Nenhum registro'))).toBe(true)
    }
  }
})
