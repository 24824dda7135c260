// oxlint-disable no-restricted-globals -- the client of the page calls the gateway through it
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packFile } from './hosts/packedFiles.ts'

interface Renderer {
  render: (name: string, built: string, fetch: (path: string, init?: RequestInit) => Promise<Response>) => Promise<string>
}

/**
 * Renders the pages of a built site (a folder with `dist` and `renderer`) with the content of a gateway (an origin), in place. A page whose
 * rendering fails stays as it was.
 */
export async function renderSite(folder: string, gateway: string) {
  const list = join(folder, 'renderer/pages.json')
  if (!existsSync(list)) throw new Error(`${folder} is not built yet: run npm run build`)
  const pages = JSON.parse(readFileSync(list, 'utf8')) as { name: string; file: string }[]
  const { render } = (await import(pathToFileURL(join(folder, 'renderer/renderer.mjs')).href)) as Renderer
  const rendered: string[] = []
  const failed: { name: string; error: string }[] = []
  for (const { name, file } of pages) {
    const path = join(folder, 'dist', file)
    try {
      writeFileSync(path, await render(name, readFileSync(path, 'utf8'), (address, init) => fetch(gateway + address, init)))
      await packFile(path)
      rendered.push(name)
    } catch (error) {
      failed.push({ name, error: String(error) })
    }
  }
  return { rendered, failed }
}
