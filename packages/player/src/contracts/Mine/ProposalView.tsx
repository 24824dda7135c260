import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Minor } from '@platform/sdk'
import { CONTRACT_REASON, type ContractProposal, type ContractTerms } from '@platform/sdk/contracts'
import { Button, Card, Tag } from '@platform/ui'
import { AlertDialog, Prompt } from '@platform/ui/overlays'
import { CallReport } from '../../blocks/form/UnknownOutcome/CallReport.tsx'
import type { UnknownOutcomeProps } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { useMoment } from '../../i18n/useMoment.ts'
import * as css from '../Terms/Terms.css.ts'
import { TermsView } from '../Terms/TermsView.tsx'
import { WorkedExample } from '../Terms/WorkedExample.tsx'
import { useContractTexts } from '../useContractTexts.ts'
import { verbatim } from '../../i18n/verbatim.ts'

export type ProposalQuestion = 'accept' | 'reject'

export interface ProposalViewProps {
  /** Masked; '' = the merchant. */
  offeredBy: string
  proposal: ContractProposal
  /** The terms in force, which the proposal would change. */
  now: ContractTerms | undefined
  /** The merchant's default for tiers without one. */
  activeStake: Minor
  symbol: string
  /** What it would have paid; nothing for an end. */
  replay: ReactNode
  answer: ProposalAnswer
  question: ProposalQuestion | undefined
  onAsk: (question: ProposalQuestion | undefined) => void
}

interface ProposalAnswer {
  busy: boolean
  error: string | undefined
  unknown: UnknownOutcomeProps | undefined
  onAccept: () => void
  onReject: (reason: string) => void
}

/** The proposal, an example, what it would have paid, and only then the answer. */
export function ProposalView(props: ProposalViewProps) {
  const { offeredBy, proposal, now, activeStake, symbol, replay, answer, question, onAsk } = props
  const { busy, error, unknown, onAccept, onReject } = answer
  const t = useTranslations('contracts.proposal')
  const moment = useMoment()
  const { begins } = useContractTexts(symbol)
  const { action, terms, proposedAt, startsAt } = proposal
  const day = begins(startsAt, terms ?? now)
  return (
    <section className={css.stack} aria-label={t(`title.${action}`)}>
      <Card className={css.stack}>
        <div className={css.head}>
          <h2 className={css.heading}>{t(`title.${action}`)}</h2>
          <Tag tone="warning">{t('waiting')}</Tag>
        </div>
        <p className={css.text}>{verbatim(t, 'day')(offeredBy ? `text.${action}` : `house.${action}`, { name: offeredBy, day })}</p>
        <p className={css.muted}>{t('proposedAt', { time: moment(proposedAt) })}</p>
        {terms && <TermsView terms={terms} now={now} activeStake={activeStake} symbol={symbol} />}
      </Card>
      {terms && <WorkedExample terms={terms} activeStake={activeStake} symbol={symbol} />}
      {replay}
      <CallReport error={error} unknown={unknown} unknownText={t('unknown')}>
        <div className={css.answers}>
          <Button block tone="secondary" onClick={() => onAsk('reject')} disabled={busy}>
            {t(`reject.${action}`)}
          </Button>
          <Button block onClick={() => onAsk('accept')} loading={busy}>
            {t(`accept.${action}`)}
          </Button>
        </div>
      </CallReport>
      <AlertDialog
        open={question === 'accept'}
        onOpenChange={() => onAsk(undefined)}
        title={t(`sure.${action}`)}
        text={t(`sureText.${action}`, { day })}
        confirmLabel={t(`accept.${action}`)}
        cancelLabel={t('cancel')}
        onConfirm={onAccept}
        loading={busy}
      />
      <RejectionPrompt action={action} open={question === 'reject'} busy={busy} onClose={() => onAsk(undefined)} onReject={onReject} />
    </section>
  )
}

interface RejectionPromptProps extends Pick<ProposalAnswer, 'busy' | 'onReject'> {
  action: ContractProposal['action']
  open: boolean
  onClose: () => void
}

/** Requires a reason, which the offering agent reads. */
function RejectionPrompt({ action, open, busy, onClose, onReject }: RejectionPromptProps) {
  const t = useTranslations('contracts.proposal')
  const [missing, setMissing] = useState(false)
  return (
    <Prompt
      open={open}
      onOpenChange={() => {
        setMissing(false)
        onClose()
      }}
      title={t(`why.${action}`)}
      text={t('whyText')}
      label={t('reason')}
      hint={t('reasonHint', { most: CONTRACT_REASON })}
      error={missing ? t('reasonMissing') : undefined}
      input={{ limit: CONTRACT_REASON, autoComplete: 'off' }}
      confirmLabel={t(`reject.${action}`)}
      cancelLabel={t('cancel')}
      onConfirm={(reason) => {
        setMissing(!reason)
        if (reason) onReject(reason)
      }}
      loading={busy}
    />
  )
}
