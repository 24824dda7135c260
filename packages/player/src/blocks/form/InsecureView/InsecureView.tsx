import { useTranslations } from 'use-intl'
import { ButtonLink, ErrorState, LockIcon } from '@platform/ui'

export interface InsecureViewProps {
  /** The same page on https. */
  href: string
}

/** Shown instead of a password form on an address without https, where a password could not be protected. */
export function InsecureView({ href }: InsecureViewProps) {
  const t = useTranslations('system')
  const open = <ButtonLink href={href}>{t('insecureAction')}</ButtonLink>
  return <ErrorState icon={<LockIcon size="lg" />} title={t('insecureTitle')} text={t('insecureText')} action={open} />
}
