import { useTranslations } from 'use-intl'
import { ButtonLink, ErrorState, LockIcon } from '@platform/ui'

export interface InsecureViewProps {
  /** The same page on https. */
  href: string
}

/** Stands where a password would be requested on an address without https: nothing could protect it there. */
export function InsecureView({ href }: InsecureViewProps) {
  const t = useTranslations('system')
  const open = <ButtonLink href={href}>{t('insecureAction')}</ButtonLink>
  return <ErrorState icon={<LockIcon size="lg" />} title={t('insecureTitle')} text={t('insecureText')} action={open} />
}
