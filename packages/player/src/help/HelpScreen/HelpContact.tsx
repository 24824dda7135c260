import { useTranslations } from 'use-intl'
import { ButtonLink, Card } from '@platform/ui'
import * as css from '../help.css.ts'

/** Each absent where its screen does not exist. */
export interface HelpContactProps {
  serviceHref?: string
  feedbackHref?: string
}

/** Contacts for questions that the help center does not answer. */
export function HelpContact({ serviceHref, feedbackHref }: HelpContactProps) {
  const t = useTranslations('help')
  if (!serviceHref && !feedbackHref) return null
  return (
    <Card className={css.contact}>
      <h2 className={css.contactTitle}>{t('contact')}</h2>
      <p className={css.contactText}>{t('contactText')}</p>
      <div className={css.actions}>
        {serviceHref && <ButtonLink href={serviceHref}>{t('service')}</ButtonLink>}
        {feedbackHref && (
          <ButtonLink href={feedbackHref} tone="secondary">
            {t('feedback')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
