import { useFormatter, useTranslations } from 'use-intl'
import type { Statement } from '@platform/sdk/records'
import { Button, ButtonLink, Card, Select, type Loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { StatementSheet } from './StatementSheet.tsx'
import * as css from './StatementView.css.ts'

export interface StatementViewProps {
  /** `YYYY-MM`, the current one first. */
  months: readonly string[]
  month: string
  statement: Loadable<Statement>
  symbol: string
  brand: string
  /** User name of the member. */
  account: string
  /** Now, ms. */
  madeAt: number
  listHref: string
  onMonth: (month: string) => void
  onPrint: () => void
}

/** The statement of a month, to view and to print. */
export function StatementView({ months, month, statement, listHref, onMonth, onPrint, ...sheet }: StatementViewProps) {
  const t = useTranslations('records.month')
  const format = useFormatter()
  const name = (each: string) => format.dateTime(new Date(`${each}-15T12:00:00Z`), { month: 'long', year: 'numeric' })
  useViewTitle(`${t('title')}: ${name(month)}`)
  return (
    <div className={css.page}>
      <Select
        className={css.screenOnly}
        label={t('choose')}
        value={month}
        options={months.map((value) => ({ value, label: name(value) }))}
        onChange={(event) => onMonth(event.currentTarget.value)}
      />
      {statement.state === 'loading' && <LinesSkeleton />}
      {statement.state === 'error' && <LoadFailed retry={statement.retry} />}
      {statement.state === 'ready' && (
        <>
          <Card className={css.sheet}>
            <StatementSheet {...sheet} statement={statement.value} monthName={name(statement.value.month)} />
          </Card>
          <div className={css.ways}>
            <Button block size="lg" onClick={onPrint}>
              {t('print')}
            </Button>
            <ButtonLink block tone="ghost" href={listHref}>
              {t('back')}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}
