import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Card, CloseIcon, IconButton, Notice, PlusIcon } from '@platform/ui'
import type { Receiver } from './Receiver.ts'
import * as css from './TeamTransfer.css.ts'

interface ReceiverListProps {
  receivers: readonly Receiver[]
  error: ReactNode
  /** The list of members to choose from, while it is open. */
  picker: ReactNode
  onPick: () => void
  onRemove: (memberId: string) => void
  disabled: boolean
}

/** The receivers, and the button to choose them. */
export function ReceiverList({ receivers, error, picker, onPick, onRemove, disabled }: ReceiverListProps) {
  const t = useTranslations('wallet.teamTransfer')
  return (
    <Card className={css.stack}>
      <div className={css.head}>
        <h2 className={css.heading}>{t('receivers')}</h2>
        {receivers.length > 0 && <span className={css.muted}>{t('count', { count: receivers.length })}</span>}
      </div>
      {receivers.length > 0 && (
        <ul className={css.list} aria-label={t('receivers')}>
          {receivers.map(({ memberId, userName }) => (
            <li key={memberId} className={css.row}>
              <span className={css.name} translate="no">
                {userName}
              </span>
              <IconButton
                label={t('remove', { name: userName })}
                icon={<CloseIcon size="sm" />}
                onClick={() => onRemove(memberId)}
                disabled={disabled}
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {picker ?? (
        <Button tone="secondary" block onClick={onPick} disabled={disabled}>
          <PlusIcon size="sm" /> {t('add')}
        </Button>
      )}
    </Card>
  )
}
