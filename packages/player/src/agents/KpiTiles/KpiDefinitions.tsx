import { useTranslations } from 'use-intl'
import { BottomSheet } from '@platform/ui/overlays'
import type { KpiName } from './kpis.ts'
import * as css from './KpiDefinitions.css.ts'

/** The definitions of key figures. */
export function KpiDefinitions({ names, ...sheet }: { names: readonly KpiName[]; open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('agents.overview')
  return (
    <BottomSheet {...sheet} title={t('definitions')}>
      <dl className={css.list}>
        {names.map((name) => (
          <div key={name}>
            <dt className={css.name}>{t(`kpis.${name}.name`)}</dt>
            <dd className={css.text}>{t(`kpis.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.text}>{t('rule')}</p>
    </BottomSheet>
  )
}
