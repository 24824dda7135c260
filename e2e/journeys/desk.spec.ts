import { expectAccessible } from '../support/axe.ts'
import { onePixel } from '../support/onePixel.ts'
import { expect, test } from '../support/test.ts'

const receipt = { name: 'comprovante.png', mimeType: 'image/png', buffer: onePixel() }
const words = () => `Não consigo sacar <b>${crypto.randomUUID().slice(0, 8)}</b>`

test('[3] [7.1] an operator answers a ticket and decides an application at the desk', async ({ page, qa, gateway, merchant }) => {
  const { userName, token } = await qa.call<{ userName: string; token: string }>('POST', 'members', { merchant: merchant.code })
  const headers = { 'X-Merchant': merchant.code, Authorization: `Bearer ${token}` }
  const ask = async <Value>(method: string, path: string, multipart?: Record<string, string | typeof receipt>): Promise<Value> => {
    const more = { 'Idempotency-Key': crypto.randomUUID() }
    const answer = await page.request.fetch(gateway + path, { method, headers: { ...headers, ...more }, multipart })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { value: Value }).value
  }
  const content = words()
  const { ticketNo } = await ask<{ ticketNo: string }>('PUT', '/wps/feedback', { type: 'deposit', content })
  const { content: promotions } = await ask<{ content: { id: string; status: string; joinMode: string }[] }>(
    'GET',
    '/wps/relay/MCSFE_getPromotions?language=PT',
  )
  const { id } = promotions.find(({ status, joinMode }) => status === 'join' && joinMode === 'apply')!
  await ask('POST', '/wps/member/promotion/apply', { id, comment: content, images: receipt })

  const { ticketNo: otherNo } = await ask<{ ticketNo: string }>('PUT', '/wps/feedback', { type: 'bug', content: words() })

  await page.goto(`${gateway}/console/desk`)
  const feedback = page.getByRole('region', { name: /^Feedback/ }).getByRole('article')
  const ticket = feedback.filter({ hasText: ticketNo })
  await expect(ticket).toContainText(content)
  await expectAccessible(page)
  // A draft in another card, which a decision must not lose.
  const draft = feedback.filter({ hasText: otherNo }).getByLabel('Answer')
  await draft.fill('Vamos olhar com calma.')
  await ticket.getByLabel('Answer').fill('Já resolvemos.')
  await ticket.getByRole('button', { name: 'Answer and close' }).click()
  await expect(ticket).toHaveCount(0)

  const application = page
    .getByRole('region', { name: /^Promotion applications/ })
    .getByRole('article')
    .filter({ hasText: userName })
  await application.getByLabel('Reason, Portuguese').fill('O comprovante não abre.')
  await application.getByRole('button', { name: 'Reject' }).click()
  await expect(application).toHaveCount(0)
  await expect(draft).toHaveValue('Vamos olhar com calma.')

  const { ticket: closed, history } = await ask<{ ticket: { status: string }; history: { content: string }[] }>(
    'GET',
    `/wps/feedback/detail?ticketNo=${ticketNo}`,
  )
  expect([closed.status, history.at(-1)?.content]).toEqual(['closed', 'Já resolvemos.'])
  const seen = await ask<{ promotion: { status: string }; application: { reason: string } }>(
    'GET',
    `/wps/relay/MCSFE_getPromotionDetail?id=${id}&language=PT`,
  )
  expect([seen.promotion.status, seen.application.reason]).toEqual(['rejected', 'O comprovante não abre.'])
})

/** What runs if a page makes markup of it; each sets the title of the page. */
const planted = [
  `<img src=x onerror="document.title='planted'">`,
  `<svg onload="document.title='planted'"></svg>`,
  `"><iframe srcdoc="<script>parent.document.title='planted'</script>"></iframe>`,
  `<details open ontoggle="document.title='planted'">`,
  `<script>document.title='planted'</script>`,
  `<a href="javascript:document.title='planted'">Abrir</a>`,
]

test('[3] [7.1] markup in a ticket, its answer and the comment of an application is shown at the desk as it was typed, and does not run', async ({
  page,
  qa,
  gateway,
  merchant,
}) => {
  const { token } = await qa.call<{ token: string }>('POST', 'members', { merchant: merchant.code })
  const send = async (method: string, path: string, multipart: Record<string, string | typeof receipt>) => {
    const headers = { 'X-Merchant': merchant.code, Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() }
    const answer = await page.request.fetch(gateway + path, { method, headers, multipart })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as { value: { ticketNo: string; content: { id: string; status: string; joinMode: string }[] } }
  }
  const { value: list } = await send('GET', '/wps/relay/MCSFE_getPromotions?language=PT', {})
  const { id } = list.content.find(({ status, joinMode }) => status === 'join' && joinMode === 'apply')!
  await send('POST', '/wps/member/promotion/apply', { id, comment: planted[0]!, images: receipt })
  const [first, ...others] = planted
  const { value: ticket } = await send('PUT', '/wps/feedback', { type: 'bug', content: first! })
  for (const content of others) await send('PUT', '/wps/feedback/reply', { ticketNo: ticket.ticketNo, content })

  await page.goto(`${gateway}/console/desk`)
  const card = page.getByRole('article').filter({ hasText: ticket.ticketNo })
  for (const content of planted) await expect(card).toContainText(content)
  await expect(page.getByRole('region', { name: /^Promotion applications/ })).toContainText(planted[0]!)
  expect(await page.locator('article :is(script, iframe, details, svg, [href^="javascript:"], [onerror])').count()).toBe(0)
  await expect(page).not.toHaveTitle('planted')

  // The control: in a page that makes markup of it the same text runs.
  await page.goto('about:blank')
  await page.setContent(first!)
  await expect(page).toHaveTitle('planted')
})

test('[7.6] a deposit is paid at the desk, with the CPF of another person first, and over the bank’s own webhooks', async ({
  page,
  qa,
  gateway,
  merchant,
}) => {
  const known = { payeeName: 'Ana Clara Souza', idNumber: 'new' }
  const { userName, token } = await qa.call<{ userName: string; token: string }>('POST', 'members', { merchant: merchant.code, ...known })
  const headers = { 'X-Merchant': merchant.code, Authorization: `Bearer ${token}` }
  const order = async (method: string, path: string, data?: object) => {
    const more = { 'Idempotency-Key': crypto.randomUUID() }
    const answer = await page.request.fetch(`${gateway}/wps/transaction/deposit/${path}`, {
      method,
      headers: { ...headers, ...more },
      data,
    })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { value: { orderNo: string; status: string; credited: number } }).value
  }
  const pay = async (button: string, status: string) => {
    const { orderNo } = await order('POST', 'pg', { channelId: 'pix', amount: 50 })
    const now = () => order('GET', `order?orderNo=${orderNo}`)
    await expect.poll(async () => (await now()).status).toBe('waiting')
    await page.goto(`${gateway}/console/desk`)
    const card = page.getByRole('region', { name: /^Deposits/ }).getByRole('article').filter({ hasText: orderNo }) // prettier-ignore
    await expect(card).toContainText(userName)
    await card.getByRole('button', { name: button, exact: true }).click()
    await expect.poll(async () => (await now()).status).toBe(status)
    return now()
  }
  expect((await pay('Pay with another CPF', 'returned')).credited).toBe(0)
  await expectAccessible(page)
  expect((await pay('Pay', 'credited')).credited).toBe(50)
})
