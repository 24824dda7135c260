import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ContractSettlement, ContractSide } from '@platform/sdk/contracts'
import type { OutputOf } from '@platform/sdk'
import type { getContractSettlements } from '@platform/sdk/contracts'
import { ButtonLink, Facts, type Loadable, mapLoadable, Money, SectionHeading, Tag, Verbatim } from '@platform/ui'
import type { Paging } from '../../blocks/record/paging.ts'
import { RecordPages } from '../../blocks/record/RecordList/RecordPages.tsx'
import { Summary } from '../../blocks/record/RecordList/Summary.tsx'
import { useMoment } from '../../i18n/useMoment.ts'
import { payingTier } from '../payingTier.ts'
import { settlementTones } from '../stateTones.ts'
import { LazyPeriodSheet } from '../Terms/lazyPeriodSheet.ts'
import { useContractTexts } from '../useContractTexts.ts'
import { CarryLine } from './CarryLine.tsx'
import * as css from './Settlements.css.ts'
import { joinParts } from '../../i18n/joinParts.ts'

export interface SettlementListViewProps {
  side: ContractSide
  /** All of one contract: a negative remainder is carried over from one to the next. */
  isOne: boolean
  pages: Loadable<readonly (readonly ContractSettlement[])[]>
  sums: Loadable<OutputOf<typeof getContractSettlements>['footer']>
  paging: Paging
  /** Of `pages`: whose, and in which state. */
  filter: string
  onMore: () => void
  symbol: string
  figuresHref: (settlement: ContractSettlement) => string
  payHref: (settlement: ContractSettlement) => string
}

/** Settled periods: the total, the carry-over as a line chart, and each period with its state. */
export function SettlementListView(props: SettlementListViewProps) {
  const { side, isOne, pages, sums, paging, filter, onMore, symbol, figuresHref, payHref } = props
  const t = useTranslations('contracts.settlements')
  const { period } = useContractTexts(symbol)
  const moment = useMoment()
  const [shown, show] = useState<ContractSettlement>()
  const [open, setOpen] = useState(false)
  const onOpen = (settlement: ContractSettlement) => {
    show(settlement)
    setOpen(true)
  }
  const items = pages.state === 'ready' ? pages.value.flat() : []
  const current = items.find(({ settlementId }) => settlementId === shown?.settlementId) ?? shown
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const tierText = ({ terms, figures }: ContractSettlement) => {
    const { by, tier } = payingTier(terms, figures)
    return t(({ own: 'tier', standard: 'standardTier', standardNone: 'standardNone', none: 'noTier' } as const)[by], { tier })
  }
  const mayPay = ({ state, payer }: ContractSettlement) => side === 'downline' && state === 'open' && payer === 'upline'
  return (
    <section className={css.list} aria-label={t('title')}>
      <SectionHeading title={t('title')} />
      <div className={css.pages}>
        <Summary
          places={3}
          stats={mapLoadable(sums, ({ due, paid, open: left }) => [
            { label: t('due'), value: money(due) },
            { label: t('paid'), value: money(paid) },
            { label: t('open'), value: money(left) },
          ])}
        />
      </div>
      {isOne && <CarryLine settlements={items} symbol={symbol} onOpen={onOpen} />}
      <div className={css.pages}>
        <RecordPages
          pages={pages}
          paging={paging}
          filter={filter}
          onMore={onMore}
          keyOf={({ settlementId }) => settlementId}
          entryOf={(settlement) => ({
            title: isOne ? period(settlement) : <Verbatim>{settlement.userName}</Verbatim>,
            subtitle: joinParts([!isOne && period(settlement), tierText(settlement)]),
            amount: money(settlement.due),
            status: <Tag tone={settlementTones[settlement.state]}>{t(`state.${settlement.state}`)}</Tag>,
          })}
          empty={{ title: t('empty.title'), text: t('empty.text') }}
          onOpen={onOpen}
        />
      </div>
      {current && (
        <LazyPeriodSheet
          key={current.settlementId}
          title={`${isOne ? '' : `${current.userName} · `}${period(current)}`}
          head={
            <Facts
              rows={[
                { label: t('status'), value: <Tag tone={settlementTones[current.state]}>{t(`state.${current.state}`)}</Tag> },
                { label: t('due'), value: money(current.due) },
                ...(current.paidAt === undefined ? [] : [{ label: t('paidAt'), value: moment(current.paidAt) }]),
                ...(current.orderNo ? [{ label: t('orderNo'), value: current.orderNo, long: true }] : []),
              ]}
            />
          }
          sums={[{ label: '', sum: { ...current, result: current, symbol, figuresHref: figuresHref(current) } }]}
          foot={
            mayPay(current) && (
              <ButtonLink block href={payHref(current)}>
                {t('pay')}
              </ButtonLink>
            )
          }
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </section>
  )
}
