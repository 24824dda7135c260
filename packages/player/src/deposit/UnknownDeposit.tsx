import { useTranslations } from 'use-intl'
import { ButtonLink, Empty } from '@platform/ui'

/** The address names no deposit of this member. */
export function UnknownDeposit({ formHref }: { formHref: string }) {
  const t = useTranslations('deposit')
  return (
    <Empty
      title={t('detail.notFound')}
      text={t('detail.notFoundText')}
      action={<ButtonLink href={formHref}>{t('result.again')}</ButtonLink>}
    />
  )
}
