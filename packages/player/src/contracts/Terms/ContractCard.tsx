import { useTranslations } from 'use-intl'
import type { Contract } from '@platform/sdk/contracts'
import { Card, Notice, Tag } from '@platform/ui'
import { useMoment } from '../../i18n/useMoment.ts'
import { stateTones } from '../stateTones.ts'
import { useContractTexts } from '../useContractTexts.ts'
import * as css from './Terms.css.ts'
import { type ReachedTiers, TermsView } from './TermsView.tsx'

interface ContractCardProps {
  contract: Contract
  symbol: string
  /** By the running period. */
  reached?: ReachedTiers
  /** It pays the player, not a member below. */
  mine?: boolean
}

/** A contract's state, its current terms, and the terms from the next period on. */
export function ContractCard({ contract, symbol, reached, mine = false }: ContractCardProps) {
  const t = useTranslations('contracts')
  const moment = useMoment()
  const { begins } = useContractTexts(symbol)
  const { state, terms, next, reason, offeredBy, payer, changedAt, activeStake } = contract
  return (
    <Card className={css.stack}>
      <div className={css.head}>
        <h2 className={css.heading}>{t('card.title')}</h2>
        <Tag tone={stateTones[state]}>{t(`state.${state}`)}</Tag>
      </div>
      <p className={css.muted}>
        {[
          mine && t(offeredBy ? 'card.offeredBy' : 'card.offeredByHouse', { name: offeredBy }),
          t(mine ? `card.payerMine.${payer}` : `card.payer.${payer}`),
          t('card.changed', { time: moment(changedAt) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {reason && <Notice tone="warning">{t(state === 'rejected' ? 'card.rejected' : 'card.changeRejected', { reason })}</Notice>}
      {terms && <TermsView terms={terms} activeStake={activeStake} symbol={symbol} reached={reached} />}
      {!terms && state === 'ended' && <p>{t('card.ended')}</p>}
      {next && (
        <div className={css.stack}>
          <Notice>
            {t(!next.terms ? 'card.nextEnds' : terms ? 'card.next' : 'card.nextFirst', { day: begins(next.startsAt, next.terms ?? terms) })}
          </Notice>
          {next.terms && <TermsView terms={next.terms} now={terms} activeStake={activeStake} symbol={symbol} />}
        </div>
      )}
    </Card>
  )
}
