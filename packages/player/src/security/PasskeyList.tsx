import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button, Card, KeyIcon, ListItem } from '@platform/ui'
import type { PasskeysViewProps } from './PasskeysView.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

/** The member's passkeys, each with a way to remove it. */
export function PasskeyList({ passkeys, busy, onRemove }: Pick<PasskeysViewProps, 'passkeys' | 'busy' | 'onRemove'>) {
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
