import { escapeXml } from '../art/svg.ts'
import type { Entry } from './entriesOf.ts'
import { notesOf } from './notesOf.ts'

/** The page's own styles: nothing is loaded from anywhere. */
export const referenceStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 18%, transparent) }
body { margin: 0 auto; padding: 24px 16px 80px; max-width: 860px }
h1, h2, h3 { line-height: 1.2; text-wrap: balance }
h2 { margin-top: 56px; text-transform: capitalize }
article { border-top: 1px solid var(--line); padding: 12px 0 20px; scroll-margin-top: 12px }
nav ul { columns: 14rem; padding: 0; list-style: none }
nav a { display: inline-block; padding: 3px 0 }
code, pre { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { white-space: pre-wrap; padding: 12px; margin: 8px 0; border-radius: 8px; background: color-mix(in srgb, currentColor 7%, transparent) }
.notes { display: flex; flex-wrap: wrap; gap: 6px; padding: 0; list-style: none; font-size: 13px }
.notes li { border: 1px solid var(--line); border-radius: 99px; padding: 1px 9px }
`

/** The readable reference: every call with its fields, grouped by domain. */
export function referencePage(entries: readonly Entry[]): string {
  const domains = [...new Set(entries.map(({ domain }) => domain))]
  const of = (domain: string) => entries.filter((entry) => entry.domain === domain)
  const links = (domain: string) => of(domain).map(({ call }) => `<li><a href="#${call.name}">${call.name}</a></li>`)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Calls of the gateway</title><style>${referenceStyle}</style></head><body>`,
    `<h1>Calls of the gateway</h1><p>${entries.length} calls, read out of the SDK. For tools: <a href="/openapi.json">openapi.json</a>, <a href="/llms.txt">llms.txt</a>.</p>`,
    `<nav aria-label="Calls">${domains.map((domain) => `<h3>${domain}</h3><ul>${links(domain).join('')}</ul>`).join('')}</nav>`,
    ...domains.flatMap((domain) => [`<h2>${domain}</h2>`, ...of(domain).map(article)]),
    '</body></html>',
  ].join('\n')
}

function article({ call, doc, input, output }: Entry): string {
  const notes = notesOf(call).map((note) => `<li>${escapeXml(note)}</li>`)
  return [
    `<article id="${call.name}"><h3>${call.name}</h3><p><code>${call.method} ${escapeXml(call.path)}</code></p>`,
    `<p>${docHtml(doc)}</p><ul class="notes">${notes.join('')}</ul>`,
    `<p>Sends</p><pre>${escapeXml(input)}</pre><p>Answers</p><pre>${escapeXml(output)}</pre></article>`,
  ].join('\n')
}

/** Words between backticks are code, as in the source. */
const docHtml = (doc: string) => escapeXml(doc).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
