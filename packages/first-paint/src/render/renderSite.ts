// oxlint-disable no-restricted-globals -- the client of the page calls the gateway through it
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packFile } from '@platform/config/packedFiles'
import { contentFilesIn, loadRenderer } from './renderer.ts'

/**
 * Renders the pages of a built site (a folder with `dist` and `renderer`) with the content of a gateway (an origin), in place. A page whose
 * rendering fails stays as it was.
 */
export async function renderSite(folder: string, gateway: string) {
  const renderer = join(folder, 'renderer')
  const pages = contentFilesIn(renderer)
  if (pages.length === 0) throw new Error(`${folder} is not built yet: run npm run build`)
  const { render } = await loadRenderer(renderer)
  const rendered: string[] = []
  const failed: { name: string; error: string }[] = []
  for (const { name, search, file } of pages) {
    const path = join(folder, 'dist', file)
    try {
      writeFileSync(path, await render(name, search, readFileSync(path, 'utf8'), (address, init) => fetch(gateway + address, init)))
      await packFile(path)
      rendered.push(name + search)
    } catch (error) {
      failed.push({ name: name + search, error: String(error) })
    }
  }
  return { rendered, failed }
}
