import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Card, Notice } from '@platform/ui'
import { UnknownOutcome, type UnknownOutcomeProps } from '../blocks/UnknownOutcome/UnknownOutcome.tsx'
import type { SecurityForm } from './useSecurityForm.ts'
import * as css from './SecurityForm.css.ts'
import { ViewTitle } from './ViewTitle.tsx'

export interface SecurityFormViewProps {
  form: SecurityForm
  title: string
  intro?: ReactNode
  submitLabel: string
  /** The action cannot be undone. */
  danger?: boolean
  /** The change holds withdrawals for 24 hours. */
  holds?: boolean
  unknown?: UnknownOutcomeProps
  children: ReactNode
  /** An alternative below the button. */
  more?: ReactNode
}

/** A form of the security centre: purpose, fields, consequences, one button. */
export function SecurityFormView({ form, title, intro, submitLabel, danger, holds, unknown, children, more }: SecurityFormViewProps) {
  const t = useTranslations('security')
  return (
    <div className={css.page}>
      <div className={css.head}>
        <ViewTitle>{title}</ViewTitle>
        {intro && <p className={css.intro}>{intro}</p>}
      </div>
      <Card>
        <form className={css.form} aria-label={title} onSubmit={form.onSubmit} noValidate>
          {children}
          {holds && <Notice tone="warning">{t('holdWarning')}</Notice>}
          {form.failure && (
            <Notice tone="danger" role="alert">
              {form.failure}
            </Notice>
          )}
          {unknown ? (
            <UnknownOutcome {...unknown} />
          ) : (
            <Button type="submit" tone={danger ? 'danger' : 'primary'} size="lg" block loading={form.busy}>
              {submitLabel}
            </Button>
          )}
        </form>
      </Card>
      {more && <div className={css.more}>{more}</div>}
    </div>
  )
}
