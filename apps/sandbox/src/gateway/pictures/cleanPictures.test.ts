import { applyPromotion } from '@platform/sdk/promotions'
import { sendFeedback } from '@platform/sdk/help'
import { sendKyc } from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { encodePng } from '../../account/captcha/encodePng.ts'
import { failureOf } from '../../testing/failureOf.ts'
import { fileSandbox } from '../../testing/fileSandbox.ts'
import { photoBlob, pictureBlob, pictureBomb } from '../../testing/pictureBlob.ts'
import { addPromotion } from '../../testing/promotionRows.ts'
import { securityMember } from '../../testing/securityMember.ts'
import { cleanPictures } from './cleanPictures.ts'
import { pictureSize } from './pictureSize.ts'

const sandbox = await fileSandbox()

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const clean = async (content: Uint8Array, longest = 2048) => (await cleanPictures([content], longest))[0]
const text = (value: string) => Buffer.from(value, 'latin1')

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
  'a PNG that ends in its middle': () => encodePng(40, 40, new Uint8Array(4800)).subarray(0, 60),
}

test.each(Object.entries(refused))('[5] %s is refused in words by every upload, and nothing is stored', async (_name, content) => {
  const images = [new Blob([Buffer.from(await content())])]
  const { client } = await securityMember(sandbox)
  const id = await addPromotion(sandbox.db, { mode: 'apply', target: null })
  const key = { idempotencyKey: crypto.randomUUID() }
  const results = [
    await failureOf(sendFeedback(client, { type: 'bug', content: 'Não consigo entrar', images })),
    await failureOf(applyPromotion(client, { id, images })),
    await failureOf(sendKyc(client, { side: 'front', images }, key)),
  ]
  for (const result of results) expect(result).toMatchObject({ status: 400, fields: { images: 'validation.image' } })
  expect(await sandbox.db.selectFrom('uploads').select('id').execute()).toEqual([])
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
