import { cleanPictures } from '../gateway/pictures/cleanPictures.ts'
import { pictureSize } from '../gateway/pictures/pictureSize.ts'
import { notFound } from '../base/Refusal.ts'

/**
 * A stored picture for an operator's browser, as a JPEG with no side longer than `longest`. Those of older gateways were stored as they
 * came, so a size that could fill the browser's memory is not passed on.
 */
export async function shownPicture(content: Uint8Array, longest: number): Promise<Uint8Array> {
  const size = pictureSize(content)
  if (size?.mime === 'image/jpeg' && Math.max(size.width, size.height) <= longest) return content
  const [picture] = await cleanPictures([content], longest)
  if (!picture) throw notFound()
  return picture
}
