import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Passkey } from '@platform/sdk/security'
import { Button, Card, KeyIcon, ListItem } from '@platform/ui'
import { RemoveDialog } from '../RemoveDialog.tsx'

export interface PasskeyListProps {
  passkeys: readonly Passkey[]
  busy: boolean
  onRemove: (id: string) => void
}

/** The member's passkeys, each with a button to remove it. */
export function PasskeyList({ passkeys, busy, onRemove }: PasskeyListProps) {
  const t = useTranslations('security')
  const format = useFormatter()
  const [removing, setRemoving] = useState<string>()
  return (
    <>
      {passkeys.length > 0 && (
        <Card flush>
          <ul>
            {passkeys.map(({ id, passkeyName, createdAt, lastUsedAt }) => (
              <li key={id}>
                <ListItem
                  icon={<KeyIcon />}
                  title={passkeyName || t('history.unknown')}
                  text={t(lastUsedAt ? 'passkeys.used' : 'passkeys.made', {
                    date: format.dateTime(lastUsedAt ?? createdAt, { dateStyle: 'short' }),
                  })}
                  end={
                    <Button
                      tone="ghost"
                      size="sm"
                      disabled={busy}
                      aria-label={t('passkeys.removeOne', { name: passkeyName || t('history.unknown') })}
                      onClick={() => setRemoving(id)}
                    >
                      {t('destinations.remove')}
                    </Button>
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <RemoveDialog
        open={removing !== undefined}
        title={t('passkeys.removeTitle')}
        text={t('passkeys.removeText')}
        onClose={() => setRemoving(undefined)}
        onRemove={() => removing && onRemove(removing)}
      />
    </>
  )
}
