import { useTranslations } from 'use-intl'
import * as css from './ResponsibleBlock.css.ts'

/** What a regulated brand says at the end of home: the risk, and who may not play. */
export function ResponsibleBlock({ minimumAge }: { minimumAge: number }) {
  const t = useTranslations('home')
  return (
    <aside className={css.box} aria-label={t('responsible')}>
      <span className={css.age} aria-hidden="true">
        {minimumAge}+
      </span>
      <p>
        <strong className={css.title}>{t('responsible')}</strong>
        {t('responsibleText', { age: minimumAge })}
      </p>
    </aside>
  )
}
