import { useIsMutating } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { lotteryKeys } from '@platform/sdk/query/lottery'
import { BackIcon, HistoryIcon, IconButton, PauseIcon } from '@platform/ui'
import { PlaySum } from '../shell/PlaySum.tsx'
import { useWords } from './words.ts'
import * as css from './TopBar.css.ts'

interface TopBarProps {
  title: string
  /** Formatted for the player; undefined while pending. */
  balance: string | undefined
  trial: boolean
  onBack: () => void
  /** Accessible name of the back arrow. */
  backLabel: string
  /** Link to limits and pause, on the site. */
  protection?: string
  onHistory?: () => void
}

/** The page's title, also the document's; the balance, and the back button. */
export function TopBar({ title, balance, trial, onBack, backLabel, protection, onHistory }: TopBarProps) {
  const { t, session } = useWords()
  const page = useTranslations('page')
  const lobby = t('lobby')
  const busy = useIsMutating({ mutationKey: lotteryKeys.orders() }) > 0
  useEffect(() => {
    document.title = !title || title === lobby ? lobby : `${title} · ${lobby}`
  }, [title, lobby])
  return (
    <header className={css.bar}>
      <IconButton label={backLabel} icon={<BackIcon />} onClick={onBack} />
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        {balance !== undefined && (
          <p className={css.balance}>
            <span>{trial ? t('trialBalance') : t('balance')}</span> <strong translate="no">{balance}</strong>
          </p>
        )}
      </div>
      {protection && <IconButton label={page('tools')} icon={<PauseIcon />} onClick={() => location.assign(protection)} />}
      {onHistory && <IconButton label={t('history')} icon={<HistoryIcon />} onClick={onHistory} />}
      <PlaySum active={!trial} busy={busy} facts={session} />
    </header>
  )
}
