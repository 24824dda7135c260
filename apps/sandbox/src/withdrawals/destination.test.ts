import { minor } from '@platform/sdk'
import { addBankCard, removeBankCard, setPersonalInfo } from '@platform/sdk/security'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { contextFor } from '../gateway/contextFor.ts'
import { addDestination } from '../security/destinations.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword } from '../testing/securityMember.ts'
import { merchants } from '../testing/startTestSandbox.ts'
import { withdrawer } from '../testing/withdrawer.ts'
import { requestWithdrawal } from './requestWithdrawal.ts'

const NOON = Date.UTC(2026, 10, 20, 15)
const regulated = { code: 'regrada', trialCode: 'regrada_trial', name: 'Regrada', domain: 'regrada.example', port: 3, market: 'br', features: ['WITHREC3'] } // prettier-ignore
const sandbox = await fileSandbox({ clock: () => NOON, merchants: [...merchants, regulated] })
const { db } = sandbox
const { services } = sandbox.sandbox
const OTHER = '52998224725'
const BIRTH = '1990-01-31'
const key = () => ({ idempotencyKey: crypto.randomUUID() })

/** Acts once, after the first read of the data that a withdrawal depends on and before the following ones. */
function afterFirstRead(act: () => Promise<unknown>): KyselyPlugin {
  let reading: object | undefined
  return {
    transformQuery: ({ node, queryId }) => {
      if (/"(held_until|bank_cards)"/.test(JSON.stringify(node))) reading ??= queryId
      return node
    },
    transformResult: async ({ queryId, result }) => {
      if (queryId === reading) {
        reading = {}
        await act()
      }
      return result
    },
  }
}

test('[7.6] a withdrawal to a destination that is added during the request is refused: its hold of 24 hours applies', async () => {
  const ana = await withdrawer(sandbox)
  // The latest card is the member's, so the next id follows it.
  const next = String(Number(ana.destinationId) + 1)
  const context = contextFor(services, services.merchants.find('ipanema')!, ana.id)
  let added = ''
  const plugin = afterFirstRead(async () => {
    const form = {
      type: 'PIX',
      pixKeyType: 'EMAIL',
      pixKey: 'nova@correio.example',
      paymentPassword,
      existingTail: ana.cpf.slice(-4),
    } as const
    added = (await addBankCard(ana.client, form, key())).id
  })
  const form = { destinationId: next, amount: minor(5000), bonusLoss: minor(0) }
  const request = requestWithdrawal({ ...context, db: db.withPlugin(plugin) }, form)
  await expect(request).rejects.toMatchObject({ code: expect.stringMatching(/^withdraw\.(destination|blocked)$/) })
  expect(added).toBe(next)
})

test('[7.6] a CPF key must stay the own CPF: a first CPF that differs is refused until the key is removed', async () => {
  const ana = await withdrawer(sandbox)
  await db.updateTable('members').set({ id_number: '' }).where('id', '=', ana.id).execute()
  const set = (idNumber: string) => setPersonalInfo(ana.client, { idNumber, birthDate: BIRTH })
  expect(await failureOf(set(OTHER))).toMatchObject({ code: 'destination.holder' })
  await removeBankCard(ana.client, { id: ana.destinationId }, key())
  await set(OTHER)
  expect((await ana.row()).id_number).toBe(OTHER)
})

test('[7.6] [market br.rules.means] where the market forbids third parties, withdrawals to another CPF are refused, also if the member’s CPF is unknown', async () => {
  const ana = await withdrawer(sandbox, { merchant: 'regrada' })
  await sandbox.console('withdrawals/ready', { merchant: 'regrada', userName: ana.userName })
  const set = (id_number: string) => db.updateTable('members').set({ id_number }).where('id', '=', ana.id).execute()
  for (const wrong of [OTHER, '']) {
    await set(wrong)
    expect(await failureOf(ana.ask(5000)), wrong).toMatchObject({ code: 'destination.holder' })
  }
  await db.updateTable('bank_cards').set({ pix_key_type: 'EMAIL' }).where('id', '=', Number(ana.destinationId)).execute()
  expect(await failureOf(ana.ask(5000))).toMatchObject({ code: 'destination.holder' })
  await set(OTHER)
  expect(await ana.ask(5000)).toMatchObject({ status: 'requested' })
})

test('[7.6] a destination is not added if the member’s CPF changes during its validation', async () => {
  const ana = await withdrawer(sandbox, { merchant: 'regrada' })
  const context = { ...contextFor(services, services.merchants.find('regrada')!, ana.id), db }
  const destination = { type: 'PIX', pix_key_type: 'CPF', bank_code: '', branch: '', number: OTHER } as const
  await expect(addDestination(context, { type: 'PIX', paymentPassword }, destination)).rejects.toMatchObject({ code: 'destination.holder' })
})
