import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Segmented, toasts, useUiLabels } from '@platform/ui'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { showScheme } from '../../session/showScheme.ts'
import { entries } from '../../storage/entries.ts'
import { row } from './MenuView.css.ts'

/** Light or dark, where the brand has both; the choice is stored on this device. */
export function SchemeChoice() {
  const t = useTranslations('menu')
  const { notLoaded } = useUiLabels()
  const { merchant, otherScheme } = useMerchant()
  const [chosen, setChosen] = useState(() => entries.scheme.get() ?? merchant.page.scheme)
  if (!otherScheme) return null
  const choose = (scheme: 'dark' | 'light') => {
    const before = chosen
    setChosen(scheme)
    showScheme(merchant, otherScheme, scheme === otherScheme.scheme).then(
      () => entries.scheme.set(scheme),
      () => {
        setChosen(before)
        toasts.error(notLoaded)
      },
    )
  }
  return (
    <div className={row}>
      <span>{t('scheme')}</span>
      <Segmented
        label={t('scheme')}
        options={(['light', 'dark'] as const).map((value) => ({ value, label: t(value) }))}
        value={chosen}
        onChange={choose}
      />
    </div>
  )
}
