import { useTranslations } from 'use-intl'
import type { RebateChange } from '@platform/sdk/agents'
import { Button, Empty, Verbatim, type Loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { useProductName } from '../../i18n/useProductName.ts'
import { useRate } from '../../i18n/useRate.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import * as css from './RebateSettings.css.ts'

export interface HistoryViewProps {
  changes: Loadable<readonly RebateChange[]>
  /** Of one member: shown below the member's rates, so that the name is omitted. */
  ofOne: boolean
  /** Absent at the end of the list. */
  onMore: (() => void) | undefined
  loadingMore: boolean
}

/** Agreed changes: member, rate before and after, when it was agreed and from when it applies. */
export function HistoryView({ changes, ofOne, onMore, loadingMore }: HistoryViewProps) {
  const t = useTranslations('agentRebates.agentRebateSettings.history')
  const s = useTranslations('agentRebates.agentRebateSettings')
  const rate = useRate()
  const nameOf = useProductName()
  const moment = useMoment()
  if (changes.state === 'loading') return <LinesSkeleton />
  if (changes.state === 'error') return <LoadFailed retry={changes.retry} />
  if (changes.value.length === 0) return ofOne ? null : <Empty title={t('empty')} text={t('emptyText')} />
  return (
    <section className={css.stack}>
      <h2 className={css.heading}>{t('title')}</h2>
      <ul className={css.history}>
        {changes.value.map(({ id, mine, userName, gameType, before, rate: after, time, effectiveAt }) => (
          <li key={id} className={css.entry}>
            <span className={css.line}>
              <span className={css.name}>
                {!ofOne && <span>{mine ? `${t('yours')} · ` : <Verbatim>{`${userName} · `}</Verbatim>}</span>}
                <span>{nameOf(gameType)}</span>
              </span>
              <span className={css.end}>
                <span className={css.before}>{rate(before)}</span> → <strong>{rate(after)}</strong>
              </span>
            </span>
            <span className={css.small}>{t('madeAt', { at: moment(time) })}</span>
            <span className={css.small}>{t('from', { at: moment(effectiveAt) })}</span>
          </li>
        ))}
      </ul>
      {onMore && (
        <Button tone="ghost" block onClick={onMore} loading={loadingMore}>
          {s('more')}
        </Button>
      )}
    </section>
  )
}
