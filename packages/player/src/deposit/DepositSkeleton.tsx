import { useTranslations } from 'use-intl'
import { Skeleton } from '@platform/ui'
import * as css from '../blocks/money/OrderPage/OrderPage.css.ts'

/** Skeleton of the form and of an order. */
export function DepositSkeleton() {
  const t = useTranslations('system')
  return (
    <div className={css.page} aria-busy="true" aria-label={t('loading')} role="status">
      <Skeleton shape="card" />
      <Skeleton shape="control" />
      <Skeleton shape="card" />
    </div>
  )
}
