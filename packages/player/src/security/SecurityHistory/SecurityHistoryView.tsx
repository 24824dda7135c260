import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SignIn } from '@platform/sdk/security'
import { Badge, Button, Card, HistoryIcon, ListItem, Notice } from '@platform/ui'
import { AlertDialog } from '@platform/ui/overlays'
import { useMoment } from '../../i18n/useMoment.ts'
import * as css from '../SecurityForm.css.ts'
import { ViewTitle } from '../ViewTitle.tsx'

export interface SecurityHistoryViewProps {
  signIns: readonly SignIn[]
  /** The devices that sign in without the password. */
  devices?: ReactNode
  busy: boolean
  error: string | undefined
  onEndAll: () => void
}

/** Recent sign-ins: time, device, location; and a button to end all sessions. */
export function SecurityHistoryView({ signIns, devices, busy, error, onEndAll }: SecurityHistoryViewProps) {
  const t = useTranslations('security')
  const moment = useMoment()
  const [asks, setAsks] = useState(false)
  return (
    <div className={css.page}>
      <div className={css.head}>
        <ViewTitle>{t('history.title')}</ViewTitle>
        <p className={css.intro}>{t('history.intro')}</p>
      </div>
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {signIns.length > 0 && (
        <Card flush>
          <ul>
            {signIns.map(({ at, device, place, method, current }, index) => (
              <li key={index}>
                <ListItem
                  icon={<HistoryIcon />}
                  title={device || t('history.unknown')}
                  text={`${moment(at)} · ${place} · ${t(`history.by.${method}`)}`}
                  end={current && <Badge tone="win">{t('history.current')}</Badge>}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {devices}
      <Button tone="danger" size="lg" block loading={busy} onClick={() => setAsks(true)}>
        {t('history.endAll')}
      </Button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('history.endTitle')}
        text={t('history.endText')}
        confirmLabel={t('history.endAll')}
        cancelLabel={t('cancel')}
        tone="danger"
        onConfirm={() => {
          setAsks(false)
          onEndAll()
        }}
      />
    </div>
  )
}
