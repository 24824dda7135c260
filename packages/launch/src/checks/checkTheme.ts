import type { Brand } from '../Brand.ts'
import { error, type Finding } from '../Finding.ts'

/** The theme exists, and all its colour pairs have enough contrast. */
export function checkTheme({ theme }: Brand): Finding[] {
  if (!('failure' in theme)) return []
  return contrastOf(theme.failure) ?? [error('theme.css.ts', theme.failure, 'fix it as the message says')]
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
