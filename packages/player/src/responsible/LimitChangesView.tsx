import { useTranslations } from 'use-intl'
import type { LimitChange } from '@platform/sdk/protection'
import { Button, Card, Empty, HistoryIcon, ListItem } from '@platform/ui'
import { useLimitText } from '../blocks/money/limits/useLimitText.ts'
import { useMoment } from '../i18n/useMoment.ts'
import * as css from './Responsible.css.ts'
import { ViewHead } from './ViewHead.tsx'

export interface LimitChangesViewProps {
  changes: readonly LimitChange[]
  symbol: string
  /** Absent after the last page. */
  more: { busy: boolean; onMore: () => void } | undefined
}

/** Changes of limits, the newest first. */
export function LimitChangesView({ changes, symbol, more }: LimitChangesViewProps) {
  const t = useTranslations('responsible.changes')
  const text = useLimitText(symbol)
  const moment = useMoment()
  const sayChange = ({ kind, change, before, after }: LimitChange) => {
    const valueOf = (value: number | null) => (value === null ? t('noLimit') : text.valueOf(kind, value))
    return t(change, { before: valueOf(before), after: valueOf(after) })
  }
  return (
    <div className={css.page}>
      <ViewHead title={t('title')}>{t('intro')}</ViewHead>
      {changes.length === 0 ? (
        <Empty icon={<HistoryIcon size="lg" />} title={t('none')} text={t('noneText')} />
      ) : (
        <Card flush>
          <ul>
            {changes.map((change) => (
              <li key={`${change.at} ${change.kind} ${change.period} ${change.change}`}>
                <ListItem
                  icon={<HistoryIcon />}
                  title={text.nameOf(change)}
                  text={
                    <>
                      {sayChange(change)}
                      <br />
                      {moment(change.at)}
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {more && (
        <Button tone="secondary" loading={more.busy} onClick={more.onMore}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
