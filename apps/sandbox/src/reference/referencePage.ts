import { messageKeys } from '@platform/sdk'
import { escapeHtml } from '../gateway/escapeHtml.ts'
import type { Entry } from './entriesOf.ts'
import { envelopeLines } from './envelopeLines.ts'
import { notesOf } from './notesOf.ts'
import { referenceStyle } from './referenceStyle.ts'

/** The readable reference: how to call, then every call with its fields by domain, then the codes of failures. */
export function referencePage(entries: readonly Entry[], origin: string): string {
  const domains = [...new Set(entries.map(({ domain }) => domain))]
  const of = (domain: string) => entries.filter((entry) => entry.domain === domain)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Calls of the gateway</title><style>${referenceStyle}</style></head><body>`,
    menu(domains.map((domain) => [domain, of(domain).map(({ call }) => call.name)])),
    `<main><h1>Calls of the gateway</h1><p>${entries.length} calls, read out of the SDK that makes them. For tools: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1), <a href="/llms.txt">llms.txt</a>.</p>`,
    howToCall(origin),
    envelope,
    ...domains.flatMap((domain) => [`<h2>${domain}</h2>`, ...of(domain).map(article)]),
    failures(),
    '</main></body></html>',
  ].join('\n')
}

function menu(domains: [domain: string, names: string[]][]): string {
  const link = (to: string, name = to) => `<li><a href="#${to}">${name}</a></li>`
  const lists = domains.map(([domain, names]) => `<h2>${domain}</h2><ul>${names.map((name) => link(name)).join('')}</ul>`)
  const more = `<ul>${link('how', 'How to call')}${link('envelope', 'Envelope E1')}${link('failures', 'Failures')}</ul>`
  return `<nav aria-label="Calls"><details><summary>All calls</summary>${more}${lists.join('')}</details></nav>`
}

const howToCall = (origin: string) => `<article id="how"><h3><a href="#how">How to call</a></h3>
<div class="fields"><div><h4>With the SDK</h4><pre>${escapeHtml(`import { createClient } from '@platform/sdk'
import { getGameList }
  from '@platform/sdk/games'

const client = createClient({
  gateway: { url: '${origin}', publicKeys: [] },
  merchant: 'ipanema',
  trialMerchant: 'ipanema_trial',
  language: 'PT',
})
const page = await getGameList(client, {
  gameType: 'RNG',
})
console.log(page.games[0].gameName)`)}</pre></div><div><h4>With anything else</h4><pre>${escapeHtml(`GET /wps/relay/GCSGAME_gameList
    ?gameType=RNG&merchant=ipanema
    &clientType=2&platform=html5
    &pageSize=26&language=PT
X-Merchant: ipanema
X-Module-Id: COMM3
X-Gateway-Id: 3
Accept-Language: pt-BR
Authorization: Bearer <token>  signed in
Idempotency-Key: <random>      keyed calls`)}</pre></div></div>
<p>Answers come as <code>{ success: true, value }</code>, failures as <code>{ success: false, errorCode, value? }</code>; calls marked “no envelope” answer the value alone.
GET and DELETE carry their fields in the query, others in a JSON body unless marked. Sealed bodies are <a href="#envelope">envelopes</a> made with the key of <a href="#getCryptoKey">getCryptoKey</a>.
Money has at most two decimals, times are epoch milliseconds. After a lost answer of a keyed call ask <a href="#getTransactionStatus">getTransactionStatus</a> before anything else.</p></article>`

const envelope = `<article id="envelope"><h3><a href="#envelope">Envelope E1</a></h3>
<ul class="lines">${envelopeLines.map((line) => `<li>${docHtml(line)}</li>`).join('\n')}</ul></article>`

function article({ call, doc, input, output, errors }: Entry): string {
  const notes = notesOf(call).map((note) => `<li>${escapeHtml(note)}</li>`)
  return [
    `<article id="${call.name}"><h3><a href="#${call.name}">${call.name}</a></h3>`,
    `<div class="way"><span class="verb ${call.method}">${call.method}</span><code>${escapeHtml(call.path)}</code></div>`,
    `<p>${docHtml(doc)}</p><ul class="notes">${notes.join('')}</ul>`,
    `<div class="fields"><div><h4>Sends</h4><pre>${escapeHtml(input)}</pre></div><div><h4>Answers</h4><pre>${escapeHtml(output)}</pre></div></div>`,
    `<details><summary>Errors</summary><pre>${escapeHtml(errors)}</pre></details></article>`,
  ].join('\n')
}

function failures(): string {
  const rows = Object.entries(messageKeys)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([code, key]) => `<tr><td><code>${code}</code></td><td><code>${key}</code></td></tr>`)
  return `<h2 id="failures">Failures</h2><p>Status 400 business, 401 session, 403 role or feature, 404 absent or not yours, 409 and 422 key, 429 with <code>Retry-After</code>, 503 closed.
A code that is not listed has the text of its family, the part before the dot; an unknown one is shown as “Unknown error” with its request id.</p>
<div class="table"><table><thead><tr><th scope="col">errorCode</th><th scope="col">text that apps show</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

/** Words between backticks are code, as in the source. */
function docHtml(doc: string) {
  return escapeHtml(doc).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}
