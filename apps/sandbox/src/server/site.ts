import { pageHeaders } from '@platform/config/csp'
import { headersFor } from '@platform/config/openerPolicy'
import { VARIANT_QUERY } from '@platform/config/variantQuery'
import type { RequestInfo } from '../gateway/RequestInfo.ts'
import type { Sandbox } from './createSandbox.ts'
import { gatewayOrigin } from '../gateway/gatewayOrigin.ts'
import { isPlainPath, refusePath } from '../gateway/isPlainPath.ts'
import { imageCDNsAt } from '../system/exports.ts'
import { isOwnHost } from './isOwnHost.ts'
import { send, staticFiles } from '../gateway/staticFiles.ts'
import { renderedPages } from './pages/renderedPages.ts'

export interface SiteOptions {
  /** Folder of the merchant's build. */
  dist: string
  /** Folder of what renders its pages with content. Default: those of the build are served. */
  renderer?: string
  sandbox: Sandbox
  /** Names of the site, besides the gateway's and this machine's own. */
  hosts?: string[]
  /** The certificate is that of a developer's machine. */
  ownCertificate?: boolean
  /** The merchant's gateways on other origins. */
  gateways?: string[]
  /** Destination of the brand's own analytics. */
  measuring?: string[]
  /** The image CDNs that its gateway names. */
  pictures?: string[]
}

const gatewayPaths = /^\/(wps|lgw|cdn)\//
/** Paths with an extension are files; all others are routes of the app. */
const isFile = /\.[a-z0-9]+$/i

const isVariant = new RegExp(String.raw`^\?(${VARIANT_QUERY})$`)

const unknownHost = () => new Response('This address is not one of this site: SITE_HOSTS names others.', { status: 421 })

/** One merchant's site: its build, and the gateway behind the same origin. */
export function site({ dist, renderer, sandbox, hosts = [], ownCertificate = false, ...origins }: SiteOptions) {
  const files = staticFiles(dist)
  const call = (path: string, headers: Record<string, string>) =>
    sandbox.fetch(new Request(new URL(path, sandbox.services.origin), { headers }))
  const pages = renderer === undefined ? undefined : renderedPages({ dist, renderer, call, db: sandbox.services.database.db })
  return async (request: Request, info: RequestInfo): Promise<Response> => {
    const url = new URL(request.url)
    const path = url.pathname
    if (!isPlainPath(path)) return refusePath()
    // The name goes into the page's policy and into the addresses that calls return.
    if (!isOwnHost(url.hostname, [...hosts, new URL(sandbox.services.origin).hostname])) return unknownHost()
    if (gatewayPaths.test(path)) return sandbox.fetch(request, { ...info, site: true })
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response('Method not allowed', { status: 405 })
    const gateway = gatewayOrigin(sandbox.services.origin, url)
    const cdnAddresses = sandbox.services.console.current().imageCDNs.length > 0 ? imageCDNsAt(gateway) : []
    const pictures = [...(origins.pictures ?? []), ...cdnAddresses.map((address) => new URL(address).origin)]
    // HSTS applies to every port of a host for a year; ports of a developer's machine serve plain HTTP at other times.
    const secure = url.protocol === 'https:' && !ownCertificate
    const headers = (html: string) => headersFor(request, pageHeaders({ html, frames: [gateway], ...origins, pictures, secure }))
    const asset = path !== '/' ? await files.serve(path, request, headers) : undefined
    if (asset) return asset
    if (path.startsWith('/assets/') || (isFile.test(path) && !path.endsWith('.html'))) return new Response('Not found', { status: 404 })
    const rendered = await pages?.at(path, url.search)
    if (rendered) return send(rendered, request, 'no-cache', headers)
    // Some screens have their own prerendered page, some of them one for each query that chooses its content.
    const [, variant] = isVariant.exec(url.search) ?? []
    const ownFile = (name: string) => files.serve(`${path.replace(/\/$/, '')}/${name}.html`, request, headers)
    const ownPage = (variant && (await ownFile(variant))) || (await ownFile('index'))
    const page = ownPage ?? (await files.serve('/index.html', request, headers))
    return page ?? new Response('This site is not built yet: npm start builds it.', { status: 503, headers: { 'Retry-After': '5' } })
  }
}
