import { useTranslations } from 'use-intl'
import { ButtonLink, Empty } from '@platform/ui'

/** The order in the address is not a withdrawal of this member. */
export function UnknownWithdrawal({ formHref }: { formHref: string }) {
  const t = useTranslations('withdraw.order')
  return <Empty title={t('notFound')} text={t('notFoundText')} action={<ButtonLink href={formHref}>{t('another')}</ButtonLink>} />
}
