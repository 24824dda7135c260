import type { Report, Row } from './reportOf.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const states = { held: 'held', failed: 'FAILED', notEnforced: 'NOT ENFORCED YET', untested: 'NO TEST' } as const
const marks = { P: 'its own text was read', S: 'from a summary', M: 'from memory' } as const

/** The report as one HTML file; `up` leads from its folder to the repository's. */
export function reportPage(report: Report, up: string): string {
  const { merchant, market, version, validFrom, at, uncertain, rows } = report
  const list = (ids: string[]) => ids.map((id) => `<code>${escaped(id)}</code>`).join(', ') || 'none'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Conformance of ${escaped(merchant)}</title>
<link rel="icon" href="data:," />
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #bbb; padding: 8px; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
img { width: 160px; height: auto; }
tr:not(.held) > td:first-child { border-left: 6px solid #b00020; }
ul { margin: 0; padding-left: 20px; }
</style>
<p><strong>${escaped(report.note)}</strong></p>
<p>Only from a summary (S): ${list(uncertain.S)}.</p>
<p>Only from memory (M): ${list(uncertain.M)}.</p>
<h1>Conformance of ${escaped(merchant)} with the market ${escaped(market)}</h1>
<p>Version ${version} of the profile, valid from ${escaped(validFrom)}. Tests of ${escaped(at)}.</p>
<table>
<thead><tr><th>Item</th><th>Source</th><th>Result</th><th>Tests</th><th>Screen</th></tr></thead>
<tbody>
${rows.map((row) => rowOf(row, up)).join('\n')}
</tbody>
</table>
</html>
`
}

const rowOf = ({ id, says, article, source, mark, read, state, waitsFor, tests, picture }: Row, up: string) => `<tr class="${state}">
<td><code>${escaped(id)}</code><br />${escaped(says)}</td>
<td>${escaped(article)}<br />${escaped(source)}<br />${mark}: ${marks[mark]}, ${escaped(read)}</td>
<td>${states[state]}${waitsFor ? `: waits for ${escaped(waitsFor)}` : ''}</td>
<td><ul>${tests.map(({ title, file, status }) => `<li>${status}: ${escaped(title)} <code>${escaped(file)}</code></li>`).join('')}</ul></td>
<td>${picture ? `<a href="${up}${escaped(picture)}"><img src="${up}${escaped(picture)}" alt="Screen of ${escaped(id)}" loading="lazy" /></a>` : ''}</td>
</tr>`
