import { getFeedbackTicket, getFeedbackTickets, replyToFeedback, sendFeedback } from '@platform/sdk/help'
import { expect, test } from 'vitest'
import { pictureBlob } from '../testing/pictureBlob.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

const sandbox = await fileSandbox()

async function player(type = 0) {
  const { token, userName, merchantCode, ...member } = await sandbox.member({ type })
  return sandbox.client({ session: { token, userName, merchantCode, type: member.type, firstTimeLogin: false } })
}

const content = 'O jogo parou no meio da rodada.'

test('[7.1] a message gets a number, and its history shows the authors', async () => {
  const client = await player()
  const { ticketNo } = await sendFeedback(client, { type: 'game', content: ` ${content} `, images: [pictureBlob()] })
  expect(ticketNo).toMatch(/^F\d{16}$/)
  await sandbox.console('feedback/answer', { ticketNo, content: 'Já conferimos.' })
  expect((await getFeedbackTicket(client, { ticketNo })).ticket.status).toBe('answered')
  await replyToFeedback(client, { ticketNo, content: 'Obrigado!' })
  const detail = await getFeedbackTicket(client, { ticketNo })
  expect(detail.ticket).toMatchObject({ ticketNo, type: 'game', content, status: 'open' })
  expect(detail.history.map(({ from, content: said, imageCount }) => [from, said, imageCount])).toEqual([
    ['member', content, 1],
    ['operator', 'Já conferimos.', 0],
    ['member', 'Obrigado!', 0],
  ])
})

test('[7.1] tickets are listed latest first, 20 a page, and limits stop floods', async () => {
  const client = await player()
  for (let i = 0; i < 20; i++) await sendFeedback(client, { type: 'idea', content: `${content} ${i}` })
  const page = await getFeedbackTickets(client, {})
  expect(page).toMatchObject({ pageNum: 1, totalPages: 1 })
  expect([page.content.length, page.content[0]?.content]).toEqual([20, `${content} 19`])
  await expect(sendFeedback(client, { type: 'idea', content })).rejects.toMatchObject({ kind: 'rateLimited', code: 'rate.limited' })
})

test('[6] a ticket of another member gets the same 404 as an unknown one', async () => {
  const [owner, other] = [await player(), await player()]
  const { ticketNo } = await sendFeedback(owner, { type: 'deposit', content })
  for (const named of [ticketNo, 'F0000000000000000', "' or 1=1 --"]) {
    await expect(getFeedbackTicket(other, { ticketNo: named })).rejects.toMatchObject({ code: 'notFound', status: 404 })
    await expect(replyToFeedback(other, { ticketNo: named, content: 'Oi' })).rejects.toMatchObject({ code: 'notFound', status: 404 })
  }
  expect((await getFeedbackTickets(other, {})).content).toEqual([])
  expect((await getFeedbackTicket(owner, { ticketNo })).history).toHaveLength(1)
})

test('[7.6] a message may be about an order of the member: support sees its number; an order of another member gets the same 404 as an unknown one', async () => {
  const member = await sandbox.member()
  const client = sandbox.client({ session: { ...member, firstTimeLogin: false } })
  const { orderNo } = await sandbox.console<{ orderNo: string }>('deposits/open', { merchant: 'ipanema', userName: member.userName })
  const { ticketNo } = await sendFeedback(client, { type: 'deposit', content, orderNo })
  expect((await getFeedbackTicket(client, { ticketNo })).ticket.orderNo).toBe(orderNo)
  const { body } = await sandbox.send('GET', '/console/api/desk')
  expect(JSON.stringify(body)).toContain(`"ticketNo":"${ticketNo}","type":"deposit","orderNo":"${orderNo}"`)
  const other = await player()
  for (const named of [orderNo, 'D0000000000000000']) {
    await expect(sendFeedback(other, { type: 'deposit', content, orderNo: named })).rejects.toMatchObject({ code: 'notFound' })
  }
  expect((await getFeedbackTickets(other, {})).content).toEqual([])
})

test('[5] a message that is too short, or has an invalid picture, writes no row', async () => {
  const client = await player()
  const script = new File(['<script>alert(1)</script>'], 'a.jpg', { type: 'image/jpeg' })
  await expect(sendFeedback(client, { type: 'bug', content: 'curta' })).rejects.toMatchObject({ fields: { content: 'validation' } })
  await expect(sendFeedback(client, { type: 'bug', content, images: [script] })).rejects.toMatchObject({
    fields: { images: 'validation.image' },
  })
  expect((await getFeedbackTickets(client, {})).content).toEqual([])
})

test('[7.1] a closed ticket accepts no reply', async () => {
  const client = await player()
  const { ticketNo } = await sendFeedback(client, { type: 'account', content })
  await sandbox.console('feedback/answer', { ticketNo, content: 'Resolvido.', close: true })
  await expect(replyToFeedback(client, { ticketNo, content: 'Ainda não' })).rejects.toMatchObject({ code: 'feedback.closed' })
})

test('[6] a trial account cannot write', async () => {
  const client = await player(4)
  await expect(sendFeedback(client, { type: 'bug', content })).rejects.toMatchObject({ code: 'access.trial' })
  expect((await getFeedbackTickets(client, {})).content).toEqual([])
})
