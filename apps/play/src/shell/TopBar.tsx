import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { HistoryIcon, PauseIcon, VisuallyHidden } from '@platform/ui'
import { framed } from '../system/parent.ts'
import { protectionHref } from '../system/protectionHref.ts'
import * as styles from './TopBar.css.ts'

interface TopBarProps {
  name: string
  vendor: string
  /** Of the launching site, which the page of a frame is in. */
  backUrl: string
  /** Formatted for the player. */
  rtp: string
  onSound: (on: boolean) => void
  onLog: () => void
  /** The market has the bar name the prizes. */
  namesPrizes: boolean
}

/** The game's name, and buttons for sound and log. */
export function TopBar({ name, vendor, backUrl, rtp, onSound, onLog, namesPrizes }: TopBarProps) {
  const t = useTranslations('game')
  const page = useTranslations('page')
  const tools = framed ? undefined : protectionHref(backUrl)
  const [sound, setSound] = useState(false)
  const toggle = () => {
    setSound(!sound)
    onSound(!sound)
  }
  return (
    <header className={styles.bar}>
      <div className={styles.names}>
        {/* In a frame the site's bar shows the name. */}
        {framed ? (
          <VisuallyHidden>
            <h1>{name}</h1>
          </VisuallyHidden>
        ) : (
          <h1 className={styles.name}>{name}</h1>
        )}
        <p className={styles.vendor}>
          {vendor} · RTP {rtp}
        </p>
      </div>
      {namesPrizes && (
        <button type="button" className={styles.named} onClick={onLog}>
          {t('prizesNamed')}
        </button>
      )}
      {tools && (
        <a className={styles.button} aria-label={page('tools')} href={tools}>
          <PauseIcon />
        </a>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={sound ? t('soundOff') : t('soundOn')}
        aria-pressed={sound}
        onClick={toggle}
      >
        <svg
          viewBox="0 0 24 24"
          width={22}
          height={22}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
        >
          <path d="M11 5 6 9H3v6h3l5 4Z" fill="currentColor" />
          <path d={sound ? 'M15 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12' : 'm16 9 5 6m0-6-5 6'} />
        </svg>
      </button>
      <button type="button" className={styles.button} aria-label={t('history')} onClick={onLog}>
        <HistoryIcon />
      </button>
    </header>
  )
}
