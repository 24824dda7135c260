import { useTranslations } from 'use-intl'
import { ButtonLink, Card } from '@platform/ui'
import { offer, muted, title } from '../../blocks/money/limits/limits.css.ts'
import { useOpenAccountHref } from '../../session/useOpenAccountHref.ts'

/** For a member whose account is not open for play yet: what is left to answer. */
export function OpenRegistrationCard() {
  const t = useTranslations('member.registration')
  const href = useOpenAccountHref()
  if (!href) return null
  return (
    <Card tone="soft" className={offer} role="region" aria-label={t('title')}>
      <h2 className={title}>{t('title')}</h2>
      <p className={muted}>{t('text')}</p>
      <ButtonLink href={href}>{t('action')}</ButtonLink>
    </Card>
  )
}
