import { useTranslations } from 'use-intl'
import * as css from './ResponsibleBlock.css.ts'

/** A regulated brand's notice at the end of home: the risk, and the minimum age. */
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
