import { pageHeaders } from '@platform/config/csp'
import type { RequestInfo } from '../gateway/createApp.ts'
import type { Sandbox } from '../gateway/createSandbox.ts'
import { staticFiles } from './staticFiles.ts'

export interface SiteOptions {
  /** Folder of the merchant's build. */
  dist: string
  sandbox: Sandbox
  gatewayPort: number
  /** The merchant's gateways on other origins. */
  gateways?: string[]
}

const gatewayPaths = /^\/(wps|lgw|cdn)\//
/** Files by name; anything else that looks like a page is the app's own route. */
const isFile = /\.[a-z0-9]+$/i

/** One merchant's site: its build, and the gateway behind the same origin. */
export function site({ dist, sandbox, gatewayPort, gateways = [] }: SiteOptions) {
  const files = staticFiles(dist)
  return async (request: Request, info: RequestInfo): Promise<Response> => {
    const { pathname, protocol, hostname } = new URL(request.url)
    if (gatewayPaths.test(pathname)) return sandbox.fetch(request, { ...info, site: true })
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response('Method not allowed', { status: 405 })
    const path = safeDecode(pathname)
    const gateway = `${protocol}//${hostname}:${gatewayPort}`
    const headers = (html: string) => pageHeaders({ html, frames: [gateway], gateways })
    const found = path && path !== '/' ? await files.serve(path, request, headers) : undefined
    if (found) return found
    if (!path || path.startsWith('/assets/') || (isFile.test(path) && !path.endsWith('.html')))
      return new Response('Not found', { status: 404 })
    // Some screens have a page of their own, with their first view drawn in it.
    const own = await files.serve(`${path.replace(/\/$/, '')}/index.html`, request, headers)
    const page = own ?? (await files.serve('/index.html', request, headers))
    return page ?? new Response('This site is not built yet: npm start builds it.', { status: 503, headers: { 'Retry-After': '5' } })
  }
}

function safeDecode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
