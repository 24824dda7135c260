import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Minor } from '@platform/sdk'
import type { ContractTerms } from '@platform/sdk/contracts'
import { Button, Card } from '@platform/ui'
import { Form, type FormProps } from '../../blocks/form/Form.tsx'
import { ViewHeading } from '../ViewHeading.tsx'
import * as css from '../Terms/Terms.css.ts'
import { TermsView } from '../Terms/TermsView.tsx'
import { WorkedExample } from '../Terms/WorkedExample.tsx'
import { verbatim } from '../../i18n/verbatim.ts'

export interface ReviewViewProps extends Pick<FormProps, 'form'> {
  userName: string
  terms: ContractTerms
  /** The terms in force. */
  now: ContractTerms | undefined
  /** The merchant's default for tiers without one. */
  activeStake: Minor
  symbol: string
  replay: ReactNode
  onBack: () => void
}

/** An offer before it is sent: its terms, an example, and what it would have paid. */
export function ReviewView({ form, userName, terms, now, activeStake, symbol, replay, onBack }: ReviewViewProps) {
  const t = useTranslations('contracts.review')
  return (
    <div className={css.page}>
      <Card className={css.stack}>
        <div className={css.tight}>
          <ViewHeading shown={verbatim(t)('title', { name: userName })}>{t('title', { name: userName })}</ViewHeading>
          <p className={css.muted}>{t('text')}</p>
        </div>
        <TermsView terms={terms} now={now} activeStake={activeStake} symbol={symbol} />
      </Card>
      <WorkedExample terms={terms} activeStake={activeStake} symbol={symbol} />
      {replay}
      <Form
        form={form}
        className={css.ways}
        submit={t('send')}
        unknownText={t('unknown')}
        more={
          <Button block tone="ghost" onClick={onBack} disabled={form.busy}>
            {t('back')}
          </Button>
        }
      />
    </div>
  )
}
