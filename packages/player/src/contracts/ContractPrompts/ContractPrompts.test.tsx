import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeClock } from '@platform/config/settle'
import { loadRichText } from '@platform/ui'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { HomePopups } from '../../popups/HomePopups.tsx'
import { contractEntries } from '../../storage/contractEntries.ts'
import { gate, intercept } from '../../testing/intercept.ts'
import { button, link } from '../../testing/roles.ts'
import { ContractPrompts } from './ContractPrompts.tsx'

beforeAll(() => Promise.all([import('./PromptDialog.tsx'), import('../../popups/PopupDialog.tsx'), loadRichText()]))
afterEach(() => contractEntries.prompted.remove())

const row = { betVolume: 1000, activeMember: 1, rateType: 'proportion', rate: 500 }
const dialog = (name: string) => page.getByRole('dialog', { name })

/** For a member with a pending daily and hourly salary contract, which the gateway answers after `until`. */
async function open(path: string, until?: Promise<unknown>, announcement?: object) {
  const client = makeClient({ session: (await newMember()).session })
  intercept(client, 'getDividendInfo', async () => ({ requests: ['daily', 'hourly'], contracts: [], updateTime: 1 }))
  const asked = intercept(client, 'getContractRequests', async () => {
    await until
    return { divtypecompperiodreq: {}, dailysalreqtype: { ALL: [row] }, contracthoursalreq: { ALL: [row] } }
  })
  intercept(client, 'getAnnouncements', async (_input, pass) => ({
    ...((await pass()) as object),
    popup: announcement ? [announcement] : [],
  }))
  const prompts = (
    <>
      <ContractPrompts />
      <HomePopups />
    </>
  )
  return { asked, ...(await renderScreen(announcement ? prompts : <ContractPrompts />, { path, client, shell: false })) }
}

test('[6] contracts that wait are shown one at a time, and once in a session', async () => {
  await open('/m/mine')
  await expect.element(dialog('Proposta de salário diário')).toBeVisible()
  await expect.element(link('Ver proposta')).toHaveAttribute('href', '/m/member/agent/getSalaryContract')
  expect(dialog('Proposta de salário por hora').query()).toBeNull()
  await button('Agora não').click()
  await expect.element(dialog('Proposta de salário por hora')).toBeVisible()
  expect(dialog('Proposta de salário diário').query()).toBeNull()
  await button('Agora não').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(contractEntries.prompted.get()).toHaveLength(2)
})

test('[6] no prompt opens over a form', async () => {
  const clock = fakeClock()
  const { asked } = await open('/m/withdraw')
  await expect.poll(() => asked.length).toBe(1)
  await clock.pass(3000)
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('[6] over home a proposal comes before the announcements, which wait until it is dismissed', async () => {
  const announcement = { title: 'Novidade', content: '', promotionType: '', execution: 'A' }
  const { asked } = await open('/m/home', undefined, announcement)
  await expect.element(dialog('Proposta de salário diário')).toBeVisible()
  expect(asked).toHaveLength(1)
  for (const kind of ['diário', 'por hora']) {
    await expect.element(dialog(`Proposta de salário ${kind}`)).toBeVisible()
    expect(dialog('Novidade').query()).toBeNull()
    await button('Agora não').click()
  }
  await expect.element(dialog('Novidade')).toBeVisible()
})

test('[6] announcements wait for proposals however slow the network is', async () => {
  const clock = fakeClock()
  const slow = gate()
  const announcement = { title: 'Novidade', content: '', promotionType: '', execution: 'A' }
  const { asked } = await open('/m/home', slow.passed, announcement)
  await expect.poll(() => asked.length).toBe(1)
  for (let second = 0; second < 12; second++) await clock.pass(1000)
  expect(page.getByRole('dialog').query()).toBeNull()
  slow.open()
  await expect.element(dialog('Proposta de salário diário')).toBeVisible()
  expect(dialog('Novidade').query()).toBeNull()
})

test('[6] who has begun to do something on the page is not interrupted; its next visit tells', async () => {
  const clock = fakeClock()
  // On a slow machine the prompt would come before the page is touched.
  const touched = gate()
  const { asked } = await open('/m/mine', touched.passed)
  // Before it asks, the page may not be there to notice.
  await expect.poll(() => asked.length).toBe(1)
  dispatchEvent(new PointerEvent('pointerdown'))
  touched.open()
  await clock.pass(3000)
  expect(page.getByRole('dialog').query()).toBeNull()
})
