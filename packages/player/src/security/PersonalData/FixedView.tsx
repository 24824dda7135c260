import { useTranslations } from 'use-intl'
import { ButtonLink, Card, LockIcon, Notice } from '@platform/ui'
import * as css from './FixedView.css.ts'
import { ViewTitle } from '../ViewTitle.tsx'

export interface FixedViewProps {
  title: string
  intro: string
  /** The stored value, masked. */
  values: readonly { label: string; value: string }[]
  serviceHref: string
}

/** A value that the member can see, and only support can change. */
export function FixedView({ title, intro, values, serviceHref }: FixedViewProps) {
  const t = useTranslations('security')
  return (
    <div className={css.page}>
      <div className={css.head}>
        <ViewTitle>{title}</ViewTitle>
        <p className={css.intro}>{intro}</p>
      </div>
      <Card>
        <dl className={css.values}>
          {values.map(({ label, value }) => (
            <div key={label} className={css.value}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.text}>
                {value}
                <LockIcon size="sm" />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Notice>{t('fixed.text')}</Notice>
      <ButtonLink block size="lg" tone="secondary" href={serviceHref}>
        {t('fixed.service')}
      </ButtonLink>
    </div>
  )
}
