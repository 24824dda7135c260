import { createHash } from 'node:crypto'
import { OPENER_POLICY } from './openerPolicy.ts'

export interface CspOptions {
  /** One or more pages: their inline `<style>` and `<script>` elements are allowed by hash. */
  html?: string
  /** Origins that may be framed by the launch screen. Default: any https vendor. */
  frames?: string[]
  /** Origins of gateways, and of their pictures, other than the site's own. */
  gateways?: string[]
  /** Origins of the image CDNs that the gateway's settings name. */
  pictures?: string[]
  /** Origins that the brand's own analytics and error reports go to. */
  measuring?: string[]
  /** The site is served over HTTPS: sends HSTS for a year. */
  secure?: boolean
}

/** Trusted Types policies of the app: ours, the sanitiser's. */
export const trustedTypesPolicies = ['platform', 'dompurify']

/** The content security policy of a merchant's site, shared by the server and `_headers`. */
export function csp({ html = '', frames = ['https:'], gateways = [], pictures = [], measuring = [] }: CspOptions = {}): string {
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...hashesOf('script', html)],
    ["style-src 'self'", ...hashesOf('style', html)],
    ["img-src 'self' data: blob:", ...gateways, ...pictures],
    ["font-src 'self'"],
    // The spoken captcha.
    ['media-src data:'],
    ["connect-src 'self'", ...gateways, ...measuring],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ['frame-src', ...frames],
    ["frame-ancestors 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["require-trusted-types-for 'script'"],
    ['trusted-types', ...trustedTypesPolicies],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

// A script with a `src` is allowed by its address, and a block of data runs nothing.
function hashesOf(tag: 'script' | 'style', html: string): string[] {
  const inline = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=|[^>]*\\stype="application/json")[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
  const hashes = [...inline].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(hashes)]
}

/** Headers of every page of a merchant's site. */
export function pageHeaders(options: CspOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': csp(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    [OPENER_POLICY]: 'same-origin-allow-popups',
    ...(options.secure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}
