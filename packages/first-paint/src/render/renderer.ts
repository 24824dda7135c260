import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PathFetch } from './AppRenderer.ts'

/** What a build keeps beside its site: it renders pages with the content of a gateway. */
export interface Renderer {
  /** The page of the build (`built`) with the content of a query. Rejects if a call fails. */
  render: (name: string, search: string, built: string, fetch: PathFetch) => Promise<string>
}

/** A page with content. */
export interface ContentFile {
  name: string
  /** The query that chooses its content, with its `?`; empty for what it shows without one. */
  search: string
  /** Every path that shows it. */
  paths: readonly string[]
  /** Its file in the build. */
  file: string
}

/** Name of a renderer's code and of its list of pages, in its folder. */
export const RENDERER_FILES = { code: 'renderer.mjs', pages: 'pages.json' }

/** The pages with content; none where the build has no renderer. */
export function contentFilesIn(folder: string): ContentFile[] {
  const list = join(folder, RENDERER_FILES.pages)
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as ContentFile[]) : []
}

/** Loads the renderer of a folder. */
export const loadRenderer = <Loaded extends object = Renderer>(folder: string): Promise<Loaded> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, RENDERER_FILES.code)).href) as Promise<Loaded>
