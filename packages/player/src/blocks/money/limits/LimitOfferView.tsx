import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Limits } from '@platform/sdk/protection'
import { Button, ButtonLink, Card } from '@platform/ui'
import * as css from './limits.css.ts'

export interface LimitOfferViewProps {
  why: 'welcome' | 'deposit' | 'reminder'
  /** What the market wants to be set first. */
  required: Limits['required']
  href: string
  /** The limits are looked at. */
  onOpen?: () => void
  onLater: () => void
}

/** An offer to set limits, or a reminder of them. Where the market requires limits it cannot be put off. */
export function LimitOfferView({ why, required, href, onOpen, onLater }: LimitOfferViewProps) {
  const t = useTranslations('responsible.offer')
  const kind = useTranslations('responsible.limit.kind')
  const [sure, setSure] = useState(false)
  const isReminder = why === 'reminder'
  const mustSet = required?.how === 'set'
  const later = () => {
    if (required?.how === 'decide' && !sure) setSure(true)
    else onLater()
  }
  return (
    <Card tone="soft" className={css.offer} role="region" aria-label={t(isReminder ? 'reminderTitle' : 'title')}>
      <h2 className={css.title}>{t(isReminder ? 'reminderTitle' : 'title')}</h2>
      <p className={css.muted}>
        {mustSet ? t('requiredText', { kinds: required.kinds.map((one) => kind(one)).join(', ') }) : t(`${why}Text`)}
      </p>
      {sure && <p role="status">{t('sure')}</p>}
      <div className={css.buttons}>
        <ButtonLink href={href} onClick={onOpen}>
          {t(isReminder ? 'check' : 'set')}
        </ButtonLink>
        {!mustSet && (
          <Button tone="secondary" onClick={later}>
            {t(sure ? 'without' : 'later')}
          </Button>
        )}
      </div>
    </Card>
  )
}
