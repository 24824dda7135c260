import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { ButtonLink, Empty } from '@platform/ui'

/** An address that names no period, or nobody the player may look at. */
export const isMissing = (error: unknown): boolean =>
  error instanceof PlatformError && (error.code === 'contract.period' || error.code === 'notFound')

/** What such an address shows, and the way back. */
export function MissingPeriod({ backHref }: { backHref: string }) {
  const t = useTranslations('contracts.figures')
  return <Empty title={t('missing')} text={t('missingText')} action={<ButtonLink href={backHref}>{t('back')}</ButtonLink>} />
}
