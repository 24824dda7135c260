import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card, DiceIcon } from '@platform/ui'
import { art, body, note, page, text as textStyle, title } from './TrialView.css.ts'

interface TrialFrameProps {
  text: string
  minimumAge: number
  children: ReactNode
}

/** What a trial is, in the words of the page that shows it, and the ways on. */
export function TrialFrame({ text, minimumAge, children }: TrialFrameProps) {
  const t = useTranslations('auth')
  return (
    <div className={page}>
      <Card className={body}>
        <span className={art}>
          <DiceIcon size="lg" />
        </span>
        <h2 className={title}>{t('trialTitle')}</h2>
        <p className={textStyle}>{text}</p>
        {children}
        <p className={note}>{t('trialNote', { age: minimumAge })}</p>
      </Card>
    </div>
  )
}
