import { createHash } from 'node:crypto'
import type { KycSide } from '@platform/sdk/security'
import { memberOf, type Context } from './Context.ts'
import { HOUR, limit } from './limit.ts'
import { cleanPictures } from './pictures/cleanPictures.ts'
import { Refusal } from '../base/Refusal.ts'

/** Pictures of one member in an hour: more than any member needs to send. */
const MAX_PER_HOUR = 30

/** Longer side of a stored picture in points: more than the sites send, enough to read a receipt. */
export const LONGEST = 2048

/**
 * Checks pictures before anything is written, and returns them as JPEGs of our own (`cleanPictures`). Receipts are counted separately, so
 * that documents still fit. Throws `validation` naming `images`.
 */
export async function readImages(images: Blob[] = [], context: Context, what: 'upload' | 'receipt' = 'upload'): Promise<Uint8Array[]> {
  for (const _image of images) await limit(context, `${what}:${memberOf(context).id}`, MAX_PER_HOUR, HOUR)
  const pictures = await cleanPictures(await Promise.all(images.map(bytesOf)), LONGEST)
  return pictures.map((picture) => {
    if (!picture) throw new Refusal('validation', 400, { fields: { images: 'validation.image' } })
    return picture
  })
}

/** Stores pictures of `readImages`. */
export async function storeImages(
  images: Uint8Array[],
  owner: { application_id: number } | { entry_id: number } | { kyc_id: number; kyc_side: KycSide } | { deposit_order: string },
  context: Context,
): Promise<void> {
  for (const [index, content] of images.entries()) {
    // Documents and receipts are sealed: a copy of the database reveals no face and no account.
    const storedContent = 'kyc_id' in owner || 'deposit_order' in owner ? context.services.vault.sealBytes(content) : content
    const row = {
      member_id: memberOf(context).id,
      application_id: null,
      entry_id: null,
      kyc_id: null,
      kyc_side: null,
      deposit_order: null,
      ...owner,
      sequence: index + 1,
      mime: 'image/jpeg' as const,
      size: content.length,
      sha256: createHash('sha256').update(storedContent).digest('hex'),
      content: storedContent,
      created_at: context.now(),
    }
    await context.db.insertInto('uploads').values(row).execute()
  }
}

const bytesOf = async (image: Blob) => new Uint8Array(await image.arrayBuffer())
