import { applyPromotion, getPromotion } from '@platform/sdk/promotions'
import { getWalletBalance } from '@platform/sdk/wallet'
import { expect, test } from 'vitest'
import { photoBlob, pictureBlob } from '../testing/pictureBlob.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { addPromotion } from '../testing/promotionRows.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { longKey } from '../testing/startTestSandbox.ts'

const sandbox = await fileSandbox()

const png = pictureBlob
const photo = await photoBlob(8, 6)
const promotion = () => addPromotion(sandbox.db, { mode: 'apply', target: null })

/** The client of a new member, as in an app. */
async function player() {
  const { token, userName, type, merchantCode } = await sandbox.member()
  const client = sandbox.client({ session: { token, userName, type, merchantCode, firstTimeLogin: false } })
  return { client, token, userName }
}

/** Sends a form as a hostile client would, past the SDK's own checks. */
async function send(token: string, fields: [string, string | Blob][], key = crypto.randomUUID()) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const encoded = new Response(form)
  const type = encoded.headers.get('Content-Type') ?? ''
  const headers = { 'X-Merchant': 'ipanema', Authorization: `Bearer ${token}`, 'Idempotency-Key': longKey(key), 'Content-Type': type }
  const body = await encoded.arrayBuffer()
  const request = new Request(`http://127.0.0.1:4200${applyPromotion.path}`, { method: 'POST', headers, body })
  const response = await sandbox.sandbox.fetch(request)
  return { status: response.status, body: (await response.json()) as { errorCode?: string; value?: { fields?: object } } }
}

test('[3] an application is stored with comment and pictures, and its member can read it', async () => {
  const { client } = await player()
  const id = await promotion()
  const sent = await applyPromotion(client, { id, comment: ' Segue o comprovante 🎂 ', images: [png(), photo] })
  expect(sent).toEqual({ applicationNo: expect.stringMatching(/^P\d{16}$/), status: 'applying' })
  const seen = await getPromotion(client, { id })
  expect(seen.promotion).toMatchObject({ status: 'applying', joinMode: 'apply' })
  expect(seen.application).toMatchObject({
    applicationNo: sent.applicationNo,
    comment: 'Segue o comprovante 🎂',
    imageCount: 2,
    reason: '',
  })
  const kept = await sandbox.db.selectFrom('uploads').select(['mime', 'sequence', 'size']).orderBy('id').execute()
  expect(kept).toEqual([
    { mime: 'image/jpeg', sequence: 1, size: expect.any(Number) },
    { mime: 'image/jpeg', sequence: 2, size: expect.any(Number) },
  ])
  await expect(applyPromotion(client, { id })).rejects.toMatchObject({ code: 'promotion.applied' })
})

test('[5] a promotion that requires a picture refuses an application without one', async () => {
  const { client } = await player()
  const id = await addPromotion(sandbox.db, { mode: 'apply', target: null, image_required: true })
  expect((await getPromotion(client, { id })).promotion.imageRequired).toBe(true)
  await expect(applyPromotion(client, { id, comment: 'Sem imagem' })).rejects.toMatchObject({ code: 'promotion.image' })
  expect((await getPromotion(client, { id })).promotion.status).toBe('join')
  expect(await applyPromotion(client, { id, images: [png()] })).toMatchObject({ status: 'applying' })
})

test('[5] the type of a picture follows from its content, not from its name', async () => {
  const { client, token } = await player()
  const id = await promotion()
  const disguised = new File(['<svg onload=alert(1)>'], 'photo.png', { type: 'image/png' })
  await expect(applyPromotion(client, { id, images: [png(), disguised] })).rejects.toMatchObject({ fields: { images: 'validation.image' } })
  expect((await getPromotion(client, { id })).promotion.status, 'nothing of it is kept').toBe('join')
  expect(
    (
      await send(token, [
        ['id', id],
        ['images', new File([photo], 'x.exe', { type: 'application/x-msdownload' })],
      ])
    ).status,
  ).toBe(200)
})

test('[5] client and gateway refuse four pictures, a picture over 5 MB, and a comment of 141 characters', async () => {
  const { client, token } = await player()
  const id = await promotion()
  const large = new Blob([png(), new Uint8Array(5 * 1024 * 1024)])
  const wrong = { images: [[png(), png(), png(), png()], [large]], comment: 'é'.repeat(141) }
  for (const images of wrong.images) {
    await expect(applyPromotion(client, { id, images })).rejects.toMatchObject({ fields: { images: 'validation' } })
    const answer = await send(token, [['id', id], ...images.map((image): [string, Blob] => ['images', image])])
    expect(answer).toMatchObject({ status: 400, body: { value: { fields: { images: 'validation' } } } })
  }
  await expect(applyPromotion(client, { id, comment: wrong.comment })).rejects.toMatchObject({ fields: { comment: 'validation' } })
  expect(
    await send(token, [
      ['id', id],
      ['comment', wrong.comment],
    ]),
  ).toMatchObject({ body: { value: { fields: { comment: 'validation' } } } })
})

test('[5] a body larger than three pictures of 5 MB is not read, and a body that is not a form is refused', async () => {
  const { token } = await player()
  const id = await promotion()
  const large = new Blob([png(), new Uint8Array(16 * 1024 * 1024)])
  expect(
    await send(token, [
      ['id', id],
      ['images', large],
    ]),
  ).toMatchObject({ status: 413, body: { errorCode: 'request.tooLarge' } })
  const json = await sandbox.send('POST', applyPromotion.path, { token, key: 'json', body: { id } })
  expect(json).toMatchObject({ status: 400, body: { errorCode: 'validation' } })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const torn = await sandbox.send('POST', applyPromotion.path, { token, key: 'torn', headers, body: '--x\r\nnonsense' })
  expect(torn).toMatchObject({ status: 400, body: { errorCode: 'validation' } })
})

test('[7.6] the same key with other pictures is another payload; with the same pictures it gets the same answer', async () => {
  const { token } = await player()
  const id = await promotion()
  const key = crypto.randomUUID()
  const first = await send(
    token,
    [
      ['id', id],
      ['images', png()],
    ],
    key,
  )
  expect(
    await send(
      token,
      [
        ['id', id],
        ['images', png()],
      ],
      key,
    ),
  ).toEqual(first)
  expect(
    await send(
      token,
      [
        ['id', id],
        ['images', photo],
      ],
      key,
    ),
  ).toMatchObject({ status: 422, body: { errorCode: 'idempotency.mismatch' } })
})

test('[3] a rejected member sees the reason and may apply again', async () => {
  const { client } = await player()
  const id = await promotion()
  const { applicationNo } = await applyPromotion(client, { id, comment: 'Primeira' })
  await sandbox.console('applications/decide', { applicationNo, outcome: 'rejected', reasonPt: 'Imagem ilegível' })
  expect(await getPromotion(client, { id })).toMatchObject({
    promotion: { status: 'rejected' },
    application: { reason: 'Imagem ilegível' },
  })
  await applyPromotion(client, { id, comment: 'Segunda' })
  expect(await getPromotion(client, { id })).toMatchObject({
    promotion: { status: 'applying' },
    application: { comment: 'Segunda', reason: '' },
  })
})

test('[3] an issued application is paid once, however many operators decide it', async () => {
  const { client } = await player()
  const id = await promotion()
  const { applicationNo } = await applyPromotion(client, { id, comment: 'Por favor' })
  const decide = () => sandbox.send('POST', '/console/api/applications/decide', { body: { applicationNo, outcome: 'issued' } })
  const answers = await Promise.all(Array.from({ length: 5 }, decide))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
  expect((await getPromotion(client, { id })).promotion.status).toBe('issued')
  expect((await getWalletBalance(client)).sumBalance).toBe(1000)
})

test('[quality: load] parallel uploads over the limit are refused with a time to retry, and the others succeed', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, promotion))
  const tokens = await Promise.all(Array.from({ length: 10 }, async () => (await player()).token))
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  let answered = 0
  const slow = async (id: string, index: number) => {
    const field = `--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n${id}\r\n--x--\r\n`
    const body = new ReadableStream<Uint8Array>({
      start: (stream) =>
        void gate.then(() => {
          stream.enqueue(new TextEncoder().encode(field))
          stream.close()
        }),
    })
    const headers = {
      'X-Merchant': 'ipanema',
      'X-Test-Address': `10.2.0.${index}`,
      Authorization: `Bearer ${tokens[index % tokens.length]}`,
      'Idempotency-Key': `slow-of-22-characters-${id}`,
      'Content-Type': 'multipart/form-data; boundary=x',
    }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const answer = await sandbox.sandbox.fetch(new Request(`http://127.0.0.1:4200${applyPromotion.path}`, init))
    answered++
    return answer
  }
  const asked = ids.map(slow)
  await expect.poll(() => answered, { timeout: 10_000 }).toBe(4)
  open()
  const answers = await Promise.all(asked)
  const busy = answers.filter(({ status }) => status === 503)
  expect([answers.length - busy.length, busy.length]).toEqual([16, 4])
  expect(busy[0]?.headers.get('Retry-After')).toBe('2')
  expect(await busy[0]?.json()).toMatchObject({ errorCode: 'server.busy' })
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(16)
})

test('[3] an application of an account closed meanwhile is not paid', async () => {
  const { client, userName } = await player()
  const { applicationNo } = await applyPromotion(client, { id: await promotion(), comment: 'Por favor' })
  const member = sandbox.db.updateTable('members').set({ disabled: true, closed_at: 1 }).where('account', '=', userName)
  const { id } = await member.returning('id').executeTakeFirstOrThrow()
  const decide = (outcome: string) => sandbox.send('POST', '/console/api/applications/decide', { body: { applicationNo, outcome } })
  expect(await decide('issued')).toMatchObject({ status: 400, body: { errorCode: 'promotion.closed' } })
  expect(await balanceOf(sandbox.db, id)).toBe(0)
  expect((await decide('rejected')).status).toBe(200)
})
