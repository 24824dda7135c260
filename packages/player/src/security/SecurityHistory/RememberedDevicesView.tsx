import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RememberedDevice } from '@platform/sdk/security'
import { Badge, Button, Card, KeyIcon, ListItem, Notice } from '@platform/ui'
import { useMoment } from '../../i18n/useMoment.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { RemoveDialog } from '../RemoveDialog.tsx'
import * as css from '../SecurityForm.css.ts'

export interface RememberedDevicesViewProps {
  devices: readonly RememberedDevice[]
  busy: boolean
  error: string | undefined
  onRemove: (id: string) => void
}

/** Devices that sign in without the password, each with a button to end that. */
export function RememberedDevicesView({ devices, busy, error, onRemove }: RememberedDevicesViewProps) {
  const t = useTranslations('security.history')
  const moment = useMoment()
  const nameOf = ({ device }: RememberedDevice) => device || t('unknown')
  // The dialog has its text until it is gone.
  const [chosen, setChosen] = useState<RememberedDevice>()
  const [asks, setAsks] = useState(false)
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {devices.length > 0 && (
        <section className={css.wide}>
          <div className={css.head}>
            <h3 className={css.title}>{t('remembered.title')}</h3>
            <p className={css.intro}>{t('remembered.text')}</p>
          </div>
          <Card flush>
            <ul>
              {devices.map((device) => (
                <li key={device.id}>
                  <ListItem
                    icon={<KeyIcon />}
                    title={
                      <>
                        {nameOf(device)} {device.current && <Badge tone="win">{t('current')}</Badge>}
                      </>
                    }
                    text={`${moment(device.lastUsedAt)} · ${device.place}`}
                    end={
                      <Button
                        tone="ghost"
                        size="sm"
                        disabled={busy}
                        aria-label={t('remembered.removeOne', { name: nameOf(device), when: moment(device.lastUsedAt) ?? '' })}
                        onClick={() => {
                          setChosen(device)
                          setAsks(true)
                        }}
                      >
                        {t('remembered.remove')}
                      </Button>
                    }
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
      <RemoveDialog
        open={asks}
        title={t('remembered.removeTitle')}
        text={verbatim(t)('remembered.removeText', { name: chosen ? nameOf(chosen) : '' })}
        confirmLabel={t('remembered.remove')}
        onClose={() => setAsks(false)}
        onRemove={() => chosen && onRemove(chosen.id)}
      />
    </>
  )
}
