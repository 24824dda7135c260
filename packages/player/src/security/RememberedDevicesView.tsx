import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RememberedDevice } from '@platform/sdk/security'
import { Badge, Button, Card, KeyIcon, ListItem, Notice } from '@platform/ui'
import { useMoment } from '../i18n/useMoment.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import * as css from './SecurityForm.css.ts'

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
  const [removing, setRemoving] = useState<string>()
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {devices.length > 0 && (
        <section className={css.head}>
          <h3 className={css.title}>{t('remembered.title')}</h3>
          <p className={css.intro}>{t('remembered.text')}</p>
          <Card flush>
            <ul>
              {devices.map(({ id, device, place, lastUsedAt, current }) => (
                <li key={id}>
                  <ListItem
                    icon={<KeyIcon />}
                    title={
                      <>
                        {device || t('unknown')} {current && <Badge tone="win">{t('current')}</Badge>}
                      </>
                    }
                    text={t('remembered.used', { when: moment(lastUsedAt) ?? '', place })}
                    end={
                      <Button
                        tone="ghost"
                        size="sm"
                        disabled={busy}
                        aria-label={t('remembered.removeOne', { name: device || t('unknown') })}
                        onClick={() => setRemoving(id)}
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
        open={removing !== undefined}
        title={t('remembered.removeTitle')}
        text={t('remembered.removeText')}
        onClose={() => setRemoving(undefined)}
        onRemove={() => removing && onRemove(removing)}
      />
    </>
  )
}
