import { escapeHtml } from '../gateway/escapeHtml.ts'
import { referenceStyle } from './referenceStyle.ts'

/** A link of the index page. */
export interface Place {
  name: string
  address: string
  about: string
}

/** The page at the gateway's root, with links to everything else. */
export function indexPage(places: readonly Place[], brands: readonly Place[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Gaming gateway</title><style>${referenceStyle}</style></head><body class="plain">`,
    '<main><h1>Gaming gateway</h1><p>Calls go to <code>/wps</code> and <code>/lgw</code>. Everything else is here:</p>',
    listOf(places),
    '<h2>Brands</h2>',
    listOf(brands),
    '</main></body></html>',
  ].join('\n')
}

function listOf(places: readonly Place[]): string {
  const rows = places.map(
    ({ name, address, about }) => `<dt><a href="${escapeHtml(address)}">${escapeHtml(name)}</a></dt><dd>${escapeHtml(about)}</dd>`,
  )
  return `<dl>${rows.join('\n')}</dl>`
}
