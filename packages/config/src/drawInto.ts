/** The first view of a screen, drawn without a browser. */
export interface DrawnPage {
  /** Every address that shows it. */
  paths: readonly string[]
  html: string
  /** Nothing in it waits for data: the app takes it over as it is. */
  whole: boolean
}

/** The page with a drawn view in it: its title and pictures named in the head, its files asked for, the visitor looked at first. */
export function drawInto(shell: string, { paths, html, whole }: DrawnPage, script: string, files: readonly string[]): string {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0]
  const preloads = [...html.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => link)
  const body = [title, ...preloads].reduce<string>((text, part) => (part ? text.replace(part, '') : text), html)
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  )
  // Functions: a `$` in a text is only a `$`.
  return shell
    .replace('data-first="boot"', () => `data-first="drawn" data-paths="${paths.join(' ').toLowerCase()}"`)
    .replace('<meta charset="utf-8">', (charset) => `${charset}\n<script>${script}</script>`)
    .replace(/<title>[^<]*<\/title>/, (known) => title ?? known)
    .replace('</head>', () => `${[...preloads, ...links].join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${whole ? ' data-whole' : ''}>${body}</div>`)
}
