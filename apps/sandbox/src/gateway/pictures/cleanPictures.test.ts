import { minor } from '@platform/sdk'
import { applyPromotion } from '@platform/sdk/promotions'
import { depositByTransfer, getDepositBanks, sendDepositReceipt } from '@platform/sdk/deposit'
import { replyToFeedback, sendFeedback } from '@platform/sdk/help'
import { sendKyc } from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { encodePng } from '../../account/captcha/encodePng.ts'
import { depositor } from '../../testing/depositor.ts'
import { fileSandbox } from '../../testing/fileSandbox.ts'
import { animatedGif, animatedPng, animatedWebp, photoBlob, pictureBlob, pictureBomb } from '../../testing/pictureBlob.ts'
import { addPromotion } from '../../testing/promotionRows.ts'
import { longKey, origin } from '../../testing/startTestSandbox.ts'
import { cleanPictures } from './cleanPictures.ts'
import { pictureSize } from './pictureSize.ts'

const sandbox = await fileSandbox()

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const clean = async (content: Uint8Array, longest = 2048) => (await cleanPictures([content], longest))[0]
const text = (value: string) => Buffer.from(value, 'latin1')

const uploads = () => sandbox.db.selectFrom('uploads').select(['id', 'mime', 'size']).orderBy('id').execute()

/** Sends a picture with each call that takes one, past the client, which would refuse some itself. */
async function sendEverywhere(picture: Blob) {
  const member = await depositor(sandbox)
  await sandbox.db.updateTable('members').set({ birth_date: '1990-01-31' }).where('id', '=', member.id).execute()
  const promotion = await addPromotion(sandbox.db, { mode: 'apply', target: null })
  const { ticketNo } = await sendFeedback(member.client, { type: 'bug', content: 'Não consigo entrar' })
  const key = { idempotencyKey: crypto.randomUUID() }
  const [bank] = await getDepositBanks(member.client, { channelId: 'transfer' })
  const { orderNo } = await depositByTransfer(member.client, { channelId: 'transfer', amount: minor(20_000), bankCode: bank!.bankCode }, key) // prettier-ignore
  const forms = [
    [sendFeedback, { type: 'bug', content: 'Não consigo entrar' }],
    [replyToFeedback, { ticketNo, content: 'Ainda não' }],
    [applyPromotion, { id: promotion }],
    [sendKyc, { side: 'front' }],
    [sendDepositReceipt, { orderNo }],
  ] as const
  const answers: { status: number; body: unknown }[] = []
  for (const [{ method, path }, fields] of forms) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('images', picture, 'picture')
    const headers = { 'X-Merchant': 'ipanema', Authorization: `Bearer ${member.token}`, 'Idempotency-Key': longKey(crypto.randomUUID()) }
    const response = await sandbox.sandbox.fetch(new Request(origin + path, { method, headers, body }))
    answers.push({ status: response.status, body: await response.json() })
  }
  return answers
}

/** What is no picture, although it begins as one. */
const refused: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'the nine first bytes of a PNG': () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]),
  'markup after three bytes of a JPEG': () => Buffer.from([0xff, 0xd8, 0xff, ...text('<script>alert(1)</script>')]),
  'a bomb of 256 megapixels': pictureBomb,
  'a JPEG whose header claims more than 40 megapixels': async () => {
    const photo = Buffer.from(await bytesOf(await photoBlob(8, 6)))
    const frame = photo.indexOf(Buffer.from([0xff, 0xc0, 0, 17]))
    photo.writeUInt16BE(7000, frame + 5)
    photo.writeUInt16BE(7000, frame + 7)
    return photo
  },
  'an animated GIF': animatedGif,
  'an animated WebP': animatedWebp,
  'a drawing in SVG': () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a PNG that ends in its middle': () => encodePng(40, 40, new Uint8Array(4800)).subarray(0, 60),
}

test.each(Object.entries(refused))('[5] %s is refused in words by every upload, and nothing is stored', async (_name, content) => {
  const before = await uploads()
  for (const result of await sendEverywhere(new Blob([Buffer.from(await content())])))
    expect(result).toMatchObject({ status: 400, body: { errorCode: 'validation', value: { fields: { images: 'validation.image' } } } })
  expect(await uploads()).toEqual(before)
})

test('[5] a picture of more than 5 MB is refused by every upload, and nothing is stored', async () => {
  const before = await uploads()
  const photo = await bytesOf(await photoBlob(30, 20))
  for (const result of await sendEverywhere(new Blob([photo, new Uint8Array(5 * 1024 * 1024)])))
    expect(result).toMatchObject({ status: 400, body: { errorCode: 'validation' } })
  expect(await uploads()).toEqual(before)
})

test('[5] the control: every upload takes a photo; of an animated PNG its first frame is stored', async () => {
  for (const picture of [await photoBlob(30, 20), new Blob([new Uint8Array(animatedPng(3))])]) {
    const before = (await uploads()).length
    const answers = await sendEverywhere(picture)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const rows = (await uploads()).slice(before)
    expect(rows).toHaveLength(5)
    for (const { mime, size } of rows) expect([mime, size < 2000]).toEqual(['image/jpeg', true])
  }
  const stored = (await clean(animatedPng(3)))!
  expect(pictureSize(stored)).toEqual({ mime: 'image/jpeg', width: 3, height: 2 })
  for (const name of ['acTL', 'fdAT']) expect(Buffer.from(stored).includes(name)).toBe(false)
  // The others are white.
  expect(Buffer.from(stored)).toEqual(Buffer.from((await clean(await bytesOf(pictureBlob(0))))!))
})

test('[quality: load] a picture that takes too long or too much memory is none, and the next one is read', async () => {
  const photo = await bytesOf(await photoBlob(2000, 1500))
  for (const limits of [{ ms: 1 }, { heapMb: 8 }]) {
    const results = await Promise.all([1, 2, 3].map(() => cleanPictures([photo, photo], 2048, limits)))
    expect(results).toEqual([1, 2, 3].map(() => [undefined, undefined]))
    expect(pictureSize((await clean(photo))!)).toMatchObject({ width: 2000, height: 1500 })
  }
})

test('[5] a photo is stored upright, without what its camera wrote, and no larger than needed', async () => {
  const secret = 'GPS -22.97 -43.18'
  const photo = await bytesOf(await photoBlob(3000, 1500, { comment: secret, orientation: 6 }))
  expect(Buffer.from(photo).includes(secret)).toBe(true)
  const stored = await clean(photo)
  expect(pictureSize(stored!)).toEqual({ mime: 'image/jpeg', width: 1024, height: 2048 })
  expect(Buffer.from(stored!).includes(secret)).toBe(false)
  expect(Buffer.from(stored!).includes('Exif')).toBe(false)
})

test('[5] markup behind the end of a picture is not stored', async () => {
  const stored = await clean(Buffer.concat([await bytesOf(pictureBlob()), text('<script>alert(1)</script>')]))
  expect(pictureSize(stored!)).toEqual({ mime: 'image/jpeg', width: 3, height: 2 })
  expect(Buffer.from(stored!).includes('script')).toBe(false)
})

test('[quality: load] more pictures at once than there are threads wait for their turn', async () => {
  const shades = Array.from({ length: 6 }, (_, index) => index * 40)
  const results = await Promise.all(shades.map(async (shade) => clean(await bytesOf(pictureBlob(shade)))))
  expect(results.map((picture) => picture && pictureSize(picture)?.width)).toEqual(shades.map(() => 3))
})
