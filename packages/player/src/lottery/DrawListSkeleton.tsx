import { useTranslations } from 'use-intl'
import { Skeleton } from '@platform/ui'
import * as css from './DrawList.css.ts'

/** Placeholders of lotteries, as high as their cards. */
export function DrawListSkeleton() {
  const t = useTranslations('lottery')
  return (
    <div className={css.list} role="status" aria-busy="true" aria-label={t('loading')}>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} shape="card" className={css.place} />
      ))}
    </div>
  )
}
