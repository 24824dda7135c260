import { useTranslations } from 'use-intl'
import { VisuallyHidden } from '@platform/ui'
import * as css from './TeamRebate.css.ts'
import { useExact } from './useExact.ts'

/** The exact amount of a row, so that rows add up to their sums: sign, color and, for those who see neither, a word. */
export function ExactAmount({ parts, symbol }: { parts: number; symbol: string }) {
  const t = useTranslations('records')
  const exact = useExact(symbol)
  return (
    <span className={css.exact} data-sign={Math.sign(parts)}>
      {parts !== 0 && <VisuallyHidden>{`${t(parts > 0 ? 'gain' : 'loss')} `}</VisuallyHidden>}
      <span translate="no">{`${parts > 0 ? '+' : ''}${exact(parts)}`}</span>
    </span>
  )
}
