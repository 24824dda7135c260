import { BackIcon, HistoryIcon, IconButton } from '@platform/ui'
import { useWords } from './words.ts'
import * as css from './TopBar.css.ts'

interface TopBarProps {
  title: string
  /** As the player writes it; undefined while nobody knows. */
  balance: string | undefined
  trial: boolean
  onBack: () => void
  /** What the arrow leads to. */
  backLabel: string
  onHistory?: () => void
}

/** Where the player is, what is in the wallet, and the way back. */
export function TopBar({ title, balance, trial, onBack, backLabel, onHistory }: TopBarProps) {
  const { t } = useWords()
  return (
    <header className={css.bar}>
      <IconButton label={backLabel} icon={<BackIcon />} onClick={onBack} />
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        {balance !== undefined && (
          <p className={css.balance}>
            {trial ? t('trialBalance') : t('balance')} <strong>{balance}</strong>
          </p>
        )}
      </div>
      {onHistory && <IconButton label={t('history')} icon={<HistoryIcon />} onClick={onHistory} />}
    </header>
  )
}
