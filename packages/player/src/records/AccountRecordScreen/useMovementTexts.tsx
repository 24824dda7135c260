import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { MemberTransaction } from '@platform/sdk/records'
import { ButtonLink, Money, VisuallyHidden } from '@platform/ui'
import { inZone, PLATFORM_ZONE } from '../../i18n/platformZone.ts'
import type { RecordEntry } from '../../blocks/RecordList/RecordPages.tsx'
import type { RecordDetail } from '../../blocks/RecordList/RecordSheet.tsx'
import { useSpell } from '../../blocks/useSpell.ts'
import * as css from './AccountRecord.css.ts'

export interface MovementWays {
  orderLinkOf: (row: MemberTransaction) => string | undefined
  /** What is loaded once a movement is opened. */
  renderMore?: (row: MemberTransaction) => ReactNode
}

/** How a movement is shown: on its card, in its sheet. */
export function useMovementTexts(symbol: string, { orderLinkOf, renderMore }: MovementWays) {
  const t = useTranslations('records.account')
  const format = useFormatter()
  const spell = useSpell(symbol)
  // Without the year: records go back half of one.
  const short = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit', timeZone: PLATFORM_ZONE } as const
  const moved = ({ amount }: MemberTransaction) => (
    <>
      <VisuallyHidden>{t(amount > 0 ? 'moved.in' : 'moved.out')} </VisuallyHidden>
      <Money minor={amount} symbol={symbol} signed />
    </>
  )
  const balance = (minor: number) => <Money minor={minor} symbol={symbol} />

  const entryOf = (row: MemberTransaction): RecordEntry => ({
    title: row.txName || row.txCode,
    subtitle: [row.note, format.dateTime(row.txTime, short).replaceAll(' ', '\u00a0')].filter(Boolean).join(' · '),
    amount: moved(row),
    status: <span className={css.balance}>{t('after', { amount: spell(row.balanceAfter) })}</span>,
  })

  const detailOf = (row: MemberTransaction): RecordDetail => {
    const href = orderLinkOf(row)
    return {
      title: row.txName || row.txCode,
      rows: [
        { label: t('amount'), value: moved(row) },
        { label: t('before'), value: balance(row.balanceBefore) },
        { label: t('afterwards'), value: balance(row.balanceAfter) },
        {
          label: t('time'),
          value: inZone(format.dateTime(row.txTime, { dateStyle: 'short', timeStyle: 'medium', timeZone: PLATFORM_ZONE })),
        },
        ...(row.note ? [{ label: t('note'), value: row.note }] : []),
        ...(row.orderNo ? [{ label: t('number'), value: row.id }] : []),
      ],
      number: row.orderNo ? { label: t('order'), value: row.orderNo } : { label: t('number'), value: row.id },
      foot: renderMore?.(row),
      actions: row.orderType && href && (
        <ButtonLink block href={href}>
          {t(`open.${row.orderType}`)}
        </ButtonLink>
      ),
    }
  }
  return { entryOf, detailOf }
}
