import type { Brand } from '../Brand.ts'
import { error, type Finding } from '../Finding.ts'

/** The theme exists, every pair of its colours has its contrast, and the page around it agrees. */
export function checkTheme({ theme, config }: Brand): Finding[] {
  const at = 'theme.css.ts'
  if ('failure' in theme) return contrastOf(theme.failure) ?? [error(at, theme.failure, 'mend it as the message says')]
  const scheme = theme.tokens['--page-scheme']
  return scheme === config.page.scheme
    ? []
    : [error('merchant.ts: page.scheme', `the theme is ${scheme}, the page ${config.page.scheme}`, `use '${scheme}'`)]
}

/** `makeTokens` names every pair and a colour that would pass, one per line. */
function contrastOf(failure: string): Finding[] | undefined {
  const [head, ...lines] = failure.split('\n- ')
  if (!head?.includes('contrast')) return undefined
  return lines.map((line) => {
    const [problem = line, fix = 'choose another colour'] = line.split('; ')
    return error('theme.css.ts', problem, fix)
  })
}
