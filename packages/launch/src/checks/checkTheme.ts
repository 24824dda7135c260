import type { Brand } from '../Brand.ts'
import { error, type Finding } from '../Finding.ts'

/** The theme exists, all its colour pairs have enough contrast, and its scheme is that of the page. */
export function checkTheme({ theme, config }: Brand): Finding[] {
  const at = 'theme.css.ts'
  if ('failure' in theme) return contrastOf(theme.failure) ?? [error(at, theme.failure, 'fix it as the message says')]
  const scheme = theme.tokens['--page-scheme']
  return scheme === config.page.scheme
    ? []
    : [error('merchant.ts: page.scheme', `the theme is ${scheme}, the page ${config.page.scheme}`, `use '${scheme}'`)]
}

/** `makeTokens` throws one line per pair, with a colour that would pass. */
function contrastOf(failure: string): Finding[] | undefined {
  const [head, ...lines] = failure.split('\n- ')
  if (!head?.includes('contrast')) return undefined
  return lines.map((line) => {
    const [problem = line, fix = 'choose another colour'] = line.split('; ')
    return error('theme.css.ts', problem, fix)
  })
}
