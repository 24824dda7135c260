import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import type { ContractFigure, ContractFigures, ContractMember, getContractFigures } from '@platform/sdk/contracts'
import { Card, type Fact, Facts, lazySheet, type Loadable, Money, SectionHeading, Tag, Verbatim } from '@platform/ui'
import { FigureCell } from '../../blocks/record/FigureCell/FigureCell.tsx'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import type { Paging } from '../../blocks/record/paging.ts'
import { RecordPages } from '../../blocks/record/RecordList/RecordPages.tsx'
import { useMoment } from '../../i18n/useMoment.ts'
import * as css from '../Settlements/Settlements.css.ts'
import { useContractTexts } from '../useContractTexts.ts'
import { ViewHeading } from '../ViewHeading.tsx'
import { verbatim } from '../../i18n/verbatim.ts'

const RecordSheet = lazySheet(async () => (await import('../../blocks/record/RecordList/RecordSheet.tsx')).RecordSheet)

export interface PeriodMembersViewProps {
  period: Loadable<OutputOf<typeof getContractFigures>>
  pages: Loadable<readonly (readonly ContractMember[])[]>
  paging: Paging
  /** Of `pages`: the period and whose it is. */
  filter: string
  onMore: () => void
  symbol: string
  /** Link to the rows behind a figure, of all members or of one. */
  rowsHref: (figure: ContractFigure, memberId?: string) => string
}

/** A period: the calculation of its loss line by line, and each member's share. Every number links to its rows. */
export function PeriodMembersView({ period, pages, paging, filter, onMore, symbol, rowsHref }: PeriodMembersViewProps) {
  const t = useTranslations('contracts.figures')
  const format = useFormatter()
  const moment = useMoment()
  const texts = useContractTexts(symbol)
  const linesOf = useLines(symbol)
  const actives = (period.state === 'ready' && period.value.footer.actives) || []
  /** Each count above is the sum of these statuses. */
  const statusOf = (member: ContractMember) => {
    const { merchant, over } = activeBy(member, { actives })
    const by = [merchant && t('active'), over !== undefined && t('over', { amount: texts.money(over) })].filter(Boolean)
    return { text: by.join(' · ') || t('inactive'), counts: by.length > 0 }
  }
  const [shown, show] = useState<ContractMember>()
  const [open, setOpen] = useState(false)
  return (
    <div className={css.page}>
      {period.state === 'loading' && <LinesSkeleton count={3} />}
      {period.state === 'ready' && (
        <Card className={css.stack}>
          <div className={css.head}>
            <ViewHeading>{texts.period(period.value)}</ViewHeading>
            <Tag tone={period.value.settled ? 'neutral' : 'brand'}>{t(period.value.settled ? 'settled' : 'running')}</Tag>
          </div>
          <p className={css.muted}>
            {t('text', { count: period.value.memberCount })} {t('asOf', { time: moment(period.value.updateTime) })} {t('onlyCounted')}
          </p>
          <Facts
            rows={[
              ...linesOf(period.value.footer, (figure) => rowsHref(figure)),
              { label: t('activeMember'), value: format.number(period.value.footer.activeMember) },
              ...actives.map(({ activeStake, members }) => ({
                label: verbatim(t)('activeOver', { amount: texts.money(activeStake) }),
                value: format.number(members),
              })),
            ]}
          />
        </Card>
      )}
      <section className={css.list} aria-label={t('members')}>
        <SectionHeading title={t('members')} />
        <div className={css.pages}>
          <RecordPages
            pages={pages}
            paging={paging}
            filter={filter}
            onMore={onMore}
            keyOf={({ memberId }) => memberId}
            entryOf={(member) => ({
              title: <Verbatim>{member.userName}</Verbatim>,
              subtitle: `${t('stake')} ${texts.money(member.betAmount)}`,
              amount: <Money minor={member.netLoss} symbol={symbol} />,
              status: <Tag tone={statusOf(member).counts ? 'win' : undefined}>{statusOf(member).text}</Tag>,
            })}
            empty={{ title: t('nobody'), text: t('nobodyText') }}
            onOpen={(member) => {
              show(member)
              setOpen(true)
            }}
          />
        </div>
      </section>
      {shown && (
        <RecordSheet
          detail={{
            title: shown.userName,
            rows: [{ label: t('status'), value: statusOf(shown).text }, ...linesOf(shown, (figure) => rowsHref(figure, shown.memberId))],
            number: { label: t('userName'), value: shown.userName },
          }}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </div>
  )
}

/** The net loss, from the stakes down: each line links to its rows. */
function useLines(symbol: string) {
  const t = useTranslations('contracts.figures')
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  return (of: Omit<ContractFigures, 'activeMember' | 'actives'>, hrefOf: (figure: ContractFigure) => string): Fact[] => {
    const opens = (figure: ContractFigure, minor: number) => <FigureCell href={hrefOf(figure)}>{money(minor)}</FigureCell>
    // A settlement from before fees were apart has them in its net loss.
    const feesCount = of.netLoss !== of.betAmount - of.winAmount - of.rebateAmount - of.rewardAmount
    return [
      { label: t('stake'), value: opens('bets', of.betAmount) },
      { label: t('validStake'), value: opens('bets', of.validBetAmount) },
      { label: t('payout'), value: opens('bets', 0 - of.winAmount) },
      { label: t('rebates'), value: opens('rebate', 0 - of.rebateAmount) },
      { label: t('rewards'), value: opens('reward', 0 - of.rewardAmount) },
      ...(feesCount ? [{ label: t('fees'), value: opens('fee', 0 - of.feeAmount) }] : []),
      { label: t('netLoss'), value: <strong>{money(of.netLoss)}</strong> },
      ...(feesCount || of.feeAmount === 0
        ? []
        : [
            { label: t('fees'), value: opens('fee', of.feeAmount) },
            { label: t('withFees'), value: money(of.netLoss + of.feeAmount) },
          ]),
    ]
  }
}

/** Why a member counts as active: by the merchant's amount, and the highest amount of the terms that the member exceeds. */
export const activeBy = (
  { active, validBetAmount }: Pick<ContractMember, 'active' | 'validBetAmount'>,
  { actives = [] }: Pick<ContractFigures, 'actives'>,
) => ({
  merchant: active,
  over: actives.findLast(({ activeStake }) => validBetAmount > activeStake)?.activeStake,
})
