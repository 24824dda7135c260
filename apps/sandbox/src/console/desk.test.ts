import { getFeedbackTicket, sendFeedback } from '@platform/sdk/help'
import { applyPromotion, getPromotion } from '@platform/sdk/promotions'
import { getWalletBalance } from '@platform/sdk/wallet'
import { expect, test } from 'vitest'
import { encodePng } from '../account/captcha/encodePng.ts'
import { pictureSize } from '../gateway/pictures/pictureSize.ts'
import { photoBlob, pictureBlob, pictureBomb } from '../testing/pictureBlob.ts'
import { addPromotion } from '../testing/promotionRows.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

const sandbox = await fileSandbox()

const desk = async () => (await sandbox.send('GET', '/console/api/desk')).body
async function player() {
  const { token, userName, type, merchantCode } = await sandbox.member()
  return { userName, client: sandbox.client({ session: { token, userName, type, merchantCode, firstTimeLogin: false } }) }
}

test('[3] an operator sees an application with its picture and pays it once to the member', async () => {
  const { client, userName } = await player()
  const id = await addPromotion(sandbox.db, { mode: 'apply', target: null, reward: 2500 })
  const { applicationNo } = await applyPromotion(client, { id, comment: '<b>Segue</b>', images: [pictureBlob()] })
  const { applications } = await desk()
  expect(applications).toMatchObject([
    { applicationNo, userName, merchant: 'ipanema', comment: '<b>Segue</b>', reward: 2500, title: 'Mission' },
  ])
  const picture = await sandbox.sandbox.fetch(new Request(`http://127.0.0.1:4200/console/api/uploads/${applications[0].images[0]}`))
  expect(picture.headers.get('Content-Type')).toBe('image/jpeg')
  expect(pictureSize(new Uint8Array(await picture.arrayBuffer()))).toEqual({ mime: 'image/jpeg', width: 3, height: 2 })

  await sandbox.console('applications/decide', { applicationNo, outcome: 'issued' })
  expect((await desk()).applications).toEqual([])
  expect((await getPromotion(client, { id })).promotion.status).toBe('issued')
  expect((await getWalletBalance(client)).sumBalance).toBe(2500)
  await expect(sandbox.console('applications/decide', { applicationNo, outcome: 'rejected' })).rejects.toThrow('promotion.applied')
})

test('[7.1] a ticket is listed for the operator until it is answered, and again when the member writes', async () => {
  const { client, userName } = await player()
  const { ticketNo } = await sendFeedback(client, { type: 'bug', content: 'Não consigo entrar', images: [pictureBlob()] })
  expect((await desk()).tickets).toMatchObject([
    { ticketNo, userName, type: 'bug', history: [{ author: 'member', content: 'Não consigo entrar', images: [expect.any(Number)] }] },
  ])
  await sandbox.console('feedback/answer', { ticketNo, content: 'Tente de novo', close: true })
  expect((await desk()).tickets).toEqual([])
  const { history, ticket } = await getFeedbackTicket(client, { ticketNo })
  expect(history.map(({ content }) => content)).toEqual(['Não consigo entrar', 'Tente de novo'])
  expect(ticket.status).toBe('closed')
})

test('[quality: load] the desk shows small pictures, and none as it was stored by an older gateway', async () => {
  const { client } = await player()
  await sendFeedback(client, { type: 'bug', content: 'Não consigo entrar', images: [await photoBlob(900, 600)] })
  const id: number = (await desk()).tickets[0].history[0].images[0]
  const sizeOf = async (query = '') => {
    const answer = await sandbox.sandbox.fetch(new Request(`http://127.0.0.1:4200/console/api/uploads/${id}${query}`))
    return answer.ok ? pictureSize(new Uint8Array(await answer.arrayBuffer())) : answer.status
  }
  // The control: the picture itself is larger.
  expect(await sizeOf()).toMatchObject({ width: 900, height: 600 })
  expect(await sizeOf('?size=small')).toEqual({ mime: 'image/jpeg', width: 240, height: 160 })
  const store = (content: Uint8Array) => sandbox.db.updateTable('uploads').set({ content }).where('id', '=', id).execute()
  await store(encodePng(3000, 10, new Uint8Array(90_000)))
  expect(await sizeOf()).toEqual({ mime: 'image/jpeg', width: 2048, height: 7 })
  await store(pictureBomb())
  expect(await sizeOf()).toBe(404)
})

test('[contract] the operator’s page runs no markup of members, and is not accessible from other machines', async () => {
  const page = await sandbox.send('GET', '/console/desk')
  expect(page.headers.get('Content-Security-Policy')).toMatch(/script-src 'self'.*require-trusted-types-for 'script'/)
  for (const path of ['/console/desk.js', '/console/dom.js']) expect((await sandbox.send('GET', path)).status).toBe(200)
  expect((await sandbox.send('GET', '/console/api/uploads/999999')).status).toBe(404)
  const elsewhere = await sandbox.sandbox.fetch(new Request('http://127.0.0.1:4200/console/api/desk'), { address: '10.0.0.7' })
  expect(elsewhere.status).toBe(403)
})
