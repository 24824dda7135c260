import { useTranslations } from 'use-intl'
import { Button, CloseIcon, IconButton, Notice } from '@platform/ui'
import { buttonsBeside, floating } from '../blocks/page/floating.css.ts'

export interface UpdateNoticeProps {
  onAccept: () => void
  onLater: () => void
}

/** Offers a new version: now, or when the site is opened next. */
export function UpdateNotice({ onAccept, onLater }: UpdateNoticeProps) {
  const t = useTranslations('pwa')
  const buttons = (
    <span className={buttonsBeside}>
      <Button size="sm" onClick={onAccept}>
        {t('update')}
      </Button>
      <IconButton label={t('later')} icon={<CloseIcon size="sm" />} onClick={onLater} />
    </span>
  )
  return (
    <Notice role="status" className={floating} end={buttons}>
      {t('newVersion')}
    </Notice>
  )
}
