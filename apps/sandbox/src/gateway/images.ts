import { createHash } from 'node:crypto'
import type { KycSide } from '@platform/sdk/security'
import { memberOf, type Context } from './Context.ts'
import { HOUR, limit } from './limit.ts'
import { Refusal } from './Refusal.ts'

/** Pictures of one member in an hour: more than any member needs to send. */
const MAX_PER_HOUR = 30

/**
 * Checks number and types of pictures before anything is written. Receipts are counted separately, so that documents still fit. Throws
 * `validation` naming `images`.
 */
export async function validateImages(images: Blob[] | undefined, context: Context, what: 'upload' | 'receipt' = 'upload'): Promise<void> {
  for (const image of images ?? []) {
    await limit(context, `${what}:${memberOf(context).id}`, MAX_PER_HOUR, HOUR)
    if (!mimeOf(await bytesOf(image))) throw new Refusal('validation', 400, { fields: { images: 'validation.image' } })
  }
}

/** Stores validated pictures, with the type read from their content, not from their names. */
export async function storeImages(
  images: Blob[],
  owner: { application_id: number } | { entry_id: number } | { kyc_id: number; kyc_side: KycSide } | { deposit_order: string },
  context: Context,
): Promise<void> {
  for (const [index, image] of images.entries()) {
    const content = await bytesOf(image)
    const mime = mimeOf(content)
    if (!mime) throw new TypeError('a picture that was not admitted')
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
      mime,
      size: content.length,
      sha256: createHash('sha256').update(storedContent).digest('hex'),
      content: storedContent,
      created_at: context.now(),
    }
    await context.db.insertInto('uploads').values(row).execute()
  }
}

const bytesOf = async (image: Blob) => new Uint8Array(await image.arrayBuffer())

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

/** The type by the first bytes: nothing else is accepted as a picture. */
function mimeOf(content: Uint8Array) {
  const begins = (signature: number[]) => content.length > signature.length && signature.every((byte, i) => content[i] === byte)
  if (begins(PNG)) return 'image/png' as const
  return begins(JPEG) ? ('image/jpeg' as const) : undefined
}
