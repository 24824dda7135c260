import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Minor } from '@platform/sdk'
import type { ContractTerms } from '@platform/sdk/contracts'
import { Button, Card } from '@platform/ui'
import { KeyedSubmit } from '../../blocks/UnknownOutcome/KeyedSubmit.tsx'
import type { UnknownOutcomeProps } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import { ViewHeading } from '../ViewHeading.tsx'
import * as css from '../Terms/Terms.css.ts'
import { TermsView } from '../Terms/TermsView.tsx'
import { WorkedExample } from '../Terms/WorkedExample.tsx'
import { verbatim } from '../../i18n/verbatim.ts'

export interface ReviewViewProps {
  userName: string
  terms: ContractTerms
  /** The terms in force. */
  now: ContractTerms | undefined
  /** The merchant's default for tiers without one. */
  activeStake: Minor
  symbol: string
  replay: ReactNode
  busy: boolean
  error: string | undefined
  unknown: UnknownOutcomeProps | undefined
  onBack: () => void
  onSend: () => void
}

/** An offer before it is sent: its terms, an example, and what it would have paid. */
export function ReviewView({ userName, terms, now, activeStake, symbol, replay, busy, error, unknown, onBack, onSend }: ReviewViewProps) {
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
      <form
        noValidate
        className={css.ways}
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
        }}
      >
        <KeyedSubmit label={t('send')} busy={busy} error={error} unknown={unknown} unknownText={t('unknown')} />
        <Button block tone="ghost" onClick={onBack} disabled={busy}>
          {t('back')}
        </Button>
      </form>
    </div>
  )
}
