import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { MemberTransaction } from '@platform/sdk/records'
import { Money, VisuallyHidden, Verbatim } from '@platform/ui'
import type { RecordEntry } from '../../blocks/record/RecordList/RecordPages.tsx'
import type { RecordDetail } from '../../blocks/record/RecordList/RecordSheet.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { useRecordTime } from '../../blocks/record/useRecordTime.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './AccountRecord.css.ts'
import { joinParts, SEPARATOR } from '../../i18n/joinParts.ts'

export interface MovementWays {
  orderLinkOf: (row: MemberTransaction) => string | undefined
  /** Link to support about its order. */
  askLinkOf: (row: MemberTransaction) => string | undefined
  /** Details that are loaded once a movement is opened. */
  renderMore?: (row: MemberTransaction) => ReactNode
}

/** Texts of a movement: on its card, in its sheet. */
export function useMovementTexts(symbol: string, { orderLinkOf, askLinkOf, renderMore }: MovementWays) {
  const t = useTranslations('records.accountRecord')
  const record = useTranslations('records')
  const time = useRecordTime()
  const spell = useSpell(symbol)
  const moved = ({ amount }: MemberTransaction) => (
    <>
      <VisuallyHidden>{t(amount > 0 ? 'moved.in' : 'moved.out')} </VisuallyHidden>
      <Money minor={amount} symbol={symbol} signed />
    </>
  )
  const balance = (minor: number) => <Money minor={minor} symbol={symbol} />

  const entryOf = (row: MemberTransaction): RecordEntry => ({
    title: row.txName || row.txCode,
    subtitle: (
      <>
        {row.userName && <Verbatim>{`${row.userName}${SEPARATOR}`}</Verbatim>}
        <span>{joinParts([row.note, time.clock(row.txTime)])}</span>
      </>
    ),
    amount: moved(row),
    status: <span className={css.balance}>{verbatim(t)('after', { amount: spell(row.balanceAfter) })}</span>,
  })

  const detailOf = (row: MemberTransaction): RecordDetail => {
    return {
      title: row.txName || row.txCode,
      rows: [
        ...(row.userName ? [{ label: t('member'), value: <Verbatim>{row.userName}</Verbatim> }] : []),
        { label: t('amount'), value: moved(row) },
        { label: t('before'), value: balance(row.balanceBefore) },
        { label: t('afterwards'), value: balance(row.balanceAfter) },
        { label: t('time'), value: time.full(row.txTime) },
        ...(row.note ? [{ label: t('note'), value: row.note }] : []),
        ...(row.orderNo ? [{ label: t('number'), value: row.id }] : []),
      ],
      number: row.orderNo ? { label: t('order'), value: row.orderNo } : { label: t('number'), value: row.id },
      foot: renderMore?.(row),
      ways: row.orderType && [
        { label: t(`open.${row.orderType}`), href: orderLinkOf(row) },
        { label: record('ask'), href: askLinkOf(row) },
      ],
    }
  }
  return { entryOf, detailOf }
}
