import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card, Notice } from '@platform/ui'
import { Form, type FormProps } from '../blocks/form/Form.tsx'
import * as css from './SecurityForm.css.ts'
import { ViewTitle } from './ViewTitle.tsx'

export interface SecurityFormViewProps extends Pick<FormProps, 'form' | 'button' | 'children'> {
  title: string
  intro?: ReactNode
  submitLabel: string
  /** The change holds withdrawals for 24 hours. */
  holds?: boolean
  /** An alternative below the button. */
  more?: ReactNode
}

/** A form of the security centre: purpose, fields, consequences, one button. */
export function SecurityFormView({ form, title, intro, submitLabel, button, holds, children, more }: SecurityFormViewProps) {
  const t = useTranslations('security')
  return (
    <div className={css.page}>
      <div className={css.head}>
        <ViewTitle>{title}</ViewTitle>
        {intro && <p className={css.intro}>{intro}</p>}
      </div>
      <Card>
        <Form form={form} className={css.form} label={title} submit={submitLabel} button={button}>
          {children}
          {holds && <Notice tone="warning">{t('holdWarning')}</Notice>}
        </Form>
      </Card>
      {more && <div className={css.more}>{more}</div>}
    </div>
  )
}
