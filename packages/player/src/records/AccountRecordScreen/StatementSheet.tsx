import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Statement } from '@platform/sdk/records'
import { Facts, Money, ScrollTable } from '@platform/ui'
import { useMoment } from '../../i18n/useMoment.ts'
import * as css from './StatementView.css.ts'

interface StatementSheetProps {
  statement: Statement
  monthName: string
  symbol: string
  brand: string
  account: string
  /** Now, ms: the time of printing. */
  madeAt: number
}

/** The printed part: account, opening and closing balance, and movements by type and by day. */
export function StatementSheet({ statement, monthName, symbol, brand, account, madeAt }: StatementSheetProps) {
  const t = useTranslations('records.month')
  const format = useFormatter()
  const moment = useMoment()
  const money = (minor: number, signed = false) => <Money minor={minor} symbol={symbol} signed={signed} />
  const { opening, amountIn, amountOut, closing, running, types, days } = statement
  const end = t(running ? 'running' : 'closing')
  const dayName = (day: string) => format.dateTime(new Date(`${day}T12:00:00Z`), { day: '2-digit', month: '2-digit', timeZone: 'UTC' })
  return (
    <>
      <div className={css.hero}>
        <p className={css.muted}>
          {brand} · {t('account')} {account}
        </p>
        <h2 className={css.heading}>
          {t('title')}: {monthName}
        </h2>
        <p className={css.muted}>{end}</p>
        <p className={css.amount}>{money(closing)}</p>
      </div>
      <div className={css.tight}>
        <Facts
          rows={[
            { label: t('opening'), value: money(opening) },
            { label: t('in'), value: money(amountIn, true) },
            { label: t('out'), value: money(0 - amountOut, true) },
            { label: end, value: money(closing) },
          ]}
        />
        <p className={css.muted}>{t('sum', { end: end.toLowerCase() })}</p>
      </div>
      {types.length === 0 ? (
        <p className={css.muted}>{t('none')}</p>
      ) : (
        <>
          <Table
            caption={t('types')}
            heads={[t('type'), t('count'), t('amount')]}
            rows={types.map(({ txCode, txName, count, amount }) => [txName || txCode, format.number(count), money(amount, true)])}
          />
          <Table
            caption={t('days')}
            heads={[t('day'), t('moved'), t('balance')]}
            rows={days.map((day) => [dayName(day.day), money(day.amountIn - day.amountOut, true), money(day.closing)])}
          />
        </>
      )}
      <p className={css.muted}>{t('madeAt', { time: moment(madeAt) })}</p>
    </>
  )
}

function Table({ caption, heads, rows }: { caption: string; heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <ScrollTable label={caption}>
      <caption className={css.caption}>
        <span className={css.title}>{caption}</span>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
