import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readMerchant, type PageOfMerchant } from './readMerchant.ts'

/** Writes a site's page from its `merchant.ts`: the head, and the boot frame that is shown until the app has started. */
export function merchantPage(): Plugin {
  let root = ''
  return {
    name: 'platform:merchant-page',
    configResolved: (config) => void (root = config.root),
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const has = (file: string) => existsSync(join(root, 'public', file))
        return pageOf(await readMerchant(root), has, versionOf(root))
      },
    },
  }
}

const texts = {
  'pt-BR': {
    failed: 'Não foi possível carregar.',
    again: 'Tentar de novo',
    noScript: 'Este site precisa de JavaScript. Ative-o no navegador e recarregue a página.',
  },
  en: {
    failed: 'Couldn’t load.',
    again: 'Try again',
    noScript: 'This site needs JavaScript. Turn it on in your browser and reload the page.',
  },
}

const openGraphLocales = { 'pt-BR': 'pt_BR', en: 'en_GB' }
const locales = Object.keys(openGraphLocales) as (keyof typeof openGraphLocales)[]

/** The HTML of a merchant's page. `has`: whether its `public` folder contains a file. */
export function pageOf(
  { code, name, description, domain, defaultLocale, page, home, layout }: PageOfMerchant,
  has: (file: string) => boolean,
  version: string,
): string {
  // Style rules depend on these; same spelling as `layoutAttributes` of the UI kit.
  const attributes = Object.entries(layout)
    .map(([name, value]) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join(' ')
  const { failed, again, noScript } = texts[defaultLocale]
  const link = (file: string, rest: string) => (has(file) ? `<link ${rest} href="/${file}">` : '')
  // The preview of a shared link: the brand's own wide picture, else its icon.
  const picture = ['share.png', 'share.jpg', 'icons/icon-512.png'].find(has)
  const shared = [
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', name],
    ['og:description', description],
    ['og:locale', openGraphLocales[defaultLocale]],
    ...locales.filter((locale) => locale !== defaultLocale).map((locale) => ['og:locale:alternate', openGraphLocales[locale]] as const),
    ['og:url', siteOf(domain)],
    ...(picture ? [['og:image', siteOf(domain) + picture] as const] : []),
  ] as const
  // In the order of home.
  const blocks = ['<div class="boot-banner"></div>', '<div class="boot-line"></div>']
  if (home[0] !== 'banner') blocks.reverse()
  return `<!doctype html>
<html lang="${defaultLocale}" class="${code}" ${attributes} data-first="boot">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<!--view-head--><title>${escaped(name)}</title><!--view-head-->
<meta name="description" content="${escaped(description)}">
<meta name="theme-color" content="${page.colour}">
<meta name="color-scheme" content="${page.scheme}">
<meta name="format-detection" content="telephone=no">
<meta name="version" content="${escaped(version)}">
${shared.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`).join('\n')}
<link rel="preload" href="/site.json" as="fetch" crossorigin>
${link('favicon.svg', 'rel="icon" type="image/svg+xml"')}
${link('icons/icon-192.png', 'rel="apple-touch-icon"')}
${link('manifest.webmanifest', 'rel="manifest"')}
<script type="module" src="/main.tsx"></script>
</head>
<body>
<div class="boot" aria-busy="true">
<div class="boot-bar"><img src="/favicon.svg" width="34" height="34" alt="${escaped(name)}"></div>
<p class="boot-failure" hidden>${failed} <a href="">${again}</a></p>
${blocks.join('\n')}
<div class="boot-tiles"><i></i><i></i><i></i><i></i><i></i><i></i></div>
</div>
<!--view--><div id="root"></div><!--view-->
<noscript>${noScript}</noscript>
</body>
</html>
`
}

/** Address of a merchant's site. */
export const siteOf = (domain: string): string => `https://${domain}/`

/** `VERSION`, else the commit, with `-dirty` if the work tree differs from it. */
export function versionOf(root: string): string {
  if (process.env.VERSION) return process.env.VERSION
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') ? '-dirty' : '')
  } catch {
    return 'unknown'
  }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
