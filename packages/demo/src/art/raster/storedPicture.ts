import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureOrder } from './drawPicture.ts'
import { drawBeside } from './pictureThread.ts'

/** Incremented when the same drawing must look different: another font, another quality. */
const VERSION = 1
const folder = join(import.meta.dirname, '../../../../../node_modules/.cache/pictures')
const drawing = new Map<string, Promise<Uint8Array | undefined>>()

/**
 * A rasterized drawing, made once on this machine and stored by its content: each test and each start of the gateway reuses the pictures of
 * earlier ones. Undefined if it cannot be drawn.
 */
export function storedPicture(order: PictureOrder): Promise<Uint8Array | undefined> {
  const name = `${createHash('sha256').update(`${VERSION} ${order.width} ${order.svg}`).digest('base64url').slice(0, 22)}.${order.format}`
  const pendingPicture = drawing.get(name)
  if (pendingPicture) return pendingPicture
  const picture = readFile(join(folder, name)).catch(() => drawAndStore(name, order))
  drawing.set(name, picture)
  return picture.finally(() => drawing.delete(name))
}

async function drawAndStore(name: string, order: PictureOrder): Promise<Uint8Array | undefined> {
  const picture = await drawBeside(order)
  // A failed write only costs time at the next start.
  if (picture) await store(name, picture).catch(() => undefined)
  return picture
}

/** Two processes may draw the same picture: each file appears complete or not at all. */
async function store(name: string, picture: Uint8Array): Promise<void> {
  const draft = join(folder, `${name}.${process.pid}`)
  await mkdir(folder, { recursive: true })
  await writeFile(draft, picture)
  await rename(draft, join(folder, name))
}
