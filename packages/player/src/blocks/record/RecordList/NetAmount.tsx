import { useTranslations } from 'use-intl'
import { Money, VisuallyHidden } from '@platform/ui'

/** The net result of a bet: sign, color and, for those who see neither, a word. */
export function NetAmount({ minor, symbol }: { minor: number; symbol: string }) {
  const t = useTranslations('records')
  return (
    <>
      <VisuallyHidden>{t(minor > 0 ? 'gain' : minor < 0 ? 'loss' : 'even')} </VisuallyHidden>
      <Money minor={minor} symbol={symbol} signed />
    </>
  )
}
