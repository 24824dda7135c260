import { createHash } from 'node:crypto'
import { bump } from './counters.ts'
import { memberOf, type Context } from './Context.ts'
import { Refusal, tooMany } from './Refusal.ts'

const HOUR = 3_600_000
/** Pictures of one member in an hour: more than anybody has to show. */
const MAX_PER_HOUR = 30

/** Keeps pictures that a member sent, by what they are, not by what they are called. Throws `validation` naming `images`. */
export async function storeImages(
  images: Blob[],
  owner: { application_id: number } | { entry_id: number },
  context: Context,
): Promise<void> {
  const { db, now } = context
  const member = memberOf(context)
  for (const [sequence, image] of images.entries()) {
    const { count, resetsIn } = await bump(db, `upload:${member.id}`, HOUR, now())
    if (count > MAX_PER_HOUR) throw tooMany(resetsIn)
    const content = new Uint8Array(await image.arrayBuffer())
    const mime = mimeOf(content)
    if (!mime) throw new Refusal('validation', 400, { fields: { images: 'validation.image' } })
    const sha256 = createHash('sha256').update(content).digest('hex')
    const row = {
      member_id: member.id,
      application_id: null,
      entry_id: null,
      ...owner,
      sequence: sequence + 1,
      mime,
      size: content.length,
      sha256,
      content,
      created_at: now(),
    }
    await db.insertInto('uploads').values(row).execute()
  }
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

/** What the first bytes say: nothing else is a picture here. */
export function mimeOf(content: Uint8Array) {
  const begins = (signature: number[]) => content.length > signature.length && signature.every((byte, i) => content[i] === byte)
  if (begins(PNG)) return 'image/png' as const
  return begins(JPEG) ? ('image/jpeg' as const) : undefined
}
