import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { ButtonLink, Empty } from '@platform/ui'

/** The address names no period, or a member that the player may not see. */
export const isMissing = (error: unknown): boolean =>
  error instanceof PlatformError && (error.code === 'contract.period' || error.code === 'notFound')

/** Shown for such an address, with a link back. */
export function MissingPeriod({ backHref }: { backHref: string }) {
  const t = useTranslations('contracts.figures')
  return <Empty title={t('missing')} text={t('missingText')} action={<ButtonLink href={backHref}>{t('back')}</ButtonLink>} />
}
