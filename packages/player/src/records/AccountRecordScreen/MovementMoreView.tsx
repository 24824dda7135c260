import { useFormatter, useTranslations } from 'use-intl'
import type { MemberTransaction } from '@platform/sdk/records'
import { Money } from '@platform/ui'
import { Facts, type Fact } from '../../blocks/Facts/Facts.tsx'
import { PLATFORM_ZONE } from '../../i18n/platformZone.ts'
import * as css from './AccountRecord.css.ts'

interface MovementMoreViewProps {
  parts: readonly { bucket: 'cash' | 'bonus'; amount: number }[]
  related: readonly MemberTransaction[]
  symbol: string
}

/** Which money moved, where a bonus took part, and the other movements of the same event. */
export function MovementMoreView({ parts, related, symbol }: MovementMoreViewProps) {
  const t = useTranslations('records.account')
  const format = useFormatter()
  const money = (minor: number) => <Money minor={minor} symbol={symbol} signed />
  const time = (at: number) => format.dateTime(at, { dateStyle: 'short', timeStyle: 'medium', timeZone: PLATFORM_ZONE })
  const hasBonus = parts.some(({ bucket }) => bucket === 'bonus')
  return (
    <>
      {hasBonus && (
        <Block title={t('parts')} rows={parts.map(({ bucket, amount }) => ({ label: t(`bucket.${bucket}`), value: money(amount) }))} />
      )}
      {related.length > 0 && (
        <Block
          title={t('related')}
          rows={related.map(({ txName, txTime, amount }) => ({ label: `${txName} · ${time(txTime)}`, value: money(amount) }))}
        />
      )}
    </>
  )
}

const Block = ({ title, rows }: { title: string; rows: Fact[] }) => (
  <section className={css.more}>
    <h3 className={css.moreTitle}>{title}</h3>
    <Facts rows={rows} />
  </section>
)
