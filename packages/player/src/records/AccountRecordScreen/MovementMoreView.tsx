import { useTranslations } from 'use-intl'
import type { MemberTransaction } from '@platform/sdk/records'
import { type Fact, Facts, Money } from '@platform/ui'
import { useMoment } from '../../i18n/useMoment.ts'
import * as css from './AccountRecord.css.ts'

interface MovementMoreViewProps {
  parts: readonly { bucket: 'cash' | 'bonus'; amount: number }[]
  related: readonly MemberTransaction[]
  symbol: string
}

/** The split in cash and bonus, if a bonus is part of it, and the other movements of the same event. */
export function MovementMoreView({ parts, related, symbol }: MovementMoreViewProps) {
  const t = useTranslations('records.accountRecord')
  const moment = useMoment()
  const money = (minor: number) => <Money minor={minor} symbol={symbol} signed />
  const hasBonus = parts.some(({ bucket }) => bucket === 'bonus')
  return (
    <>
      {hasBonus && (
        <MovementPart
          title={t('parts')}
          rows={parts.map(({ bucket, amount }) => ({ label: t(`bucket.${bucket}`), value: money(amount) }))}
        />
      )}
      {related.length > 0 && (
        <MovementPart
          title={t('related')}
          rows={related.map(({ txName, txTime, amount }) => ({ label: `${txName} · ${moment(txTime)}`, value: money(amount) }))}
        />
      )}
    </>
  )
}

const MovementPart = ({ title, rows }: { title: string; rows: Fact[] }) => (
  <section className={css.more}>
    <h3 className={css.moreTitle}>{title}</h3>
    <Facts rows={rows} />
  </section>
)
