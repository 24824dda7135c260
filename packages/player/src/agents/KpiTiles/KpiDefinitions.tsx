import { useTranslations } from 'use-intl'
import { BottomSheet } from '@platform/ui/overlays'
import type { KpiName } from './kpis.ts'
import * as css from './KpiTiles.css.ts'

/** The definitions of key figures. */
export function KpiDefinitions({ names, ...sheet }: { names: readonly KpiName[]; open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('agents.teamOverview')
  return (
    <BottomSheet {...sheet} title={t('definitions')}>
      <dl className={css.definitions}>
        {names.map((name) => (
          <div key={name}>
            <dt className={css.definedName}>{t(`kpis.${name}.name`)}</dt>
            <dd className={css.definition}>{t(`kpis.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.definition}>{t('rule')}</p>
    </BottomSheet>
  )
}
