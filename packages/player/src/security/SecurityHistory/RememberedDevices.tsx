import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { settingsQuery } from '@platform/sdk/query/account'
import { rememberedDevicesQuery, removeRememberedDeviceMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { forgetLogin } from '../../storage/rememberedLogin.ts'
import { RememberedDevicesView } from './RememberedDevicesView.tsx'
import { shownFor } from '../shownFor.ts'

/** The devices that sign in without the password; nothing where the gateway has no such sign-in. */
export function RememberedDevices() {
  const t = useTranslations('security.history.remembered')
  const client = useClient()
  const errorText = useErrorText()
  const offered = useQuery(settingsQuery(client)).data?.refreshSignIn ?? false
  const devices = useQuery({ ...rememberedDevicesQuery(client), enabled: offered })
  const remove = useMutation(removeRememberedDeviceMutation(client))
  const failure = remove.error ?? (offered ? devices.error : undefined)
  const onRemove = (id: string) => {
    const isThis = devices.data?.find((device) => device.id === id)?.current
    const onSuccess = async () => {
      if (isThis) await forgetLogin()
      toasts.show(t('removed'), 'success', shownFor)
    }
    remove.mutate({ id }, { onSuccess: () => void onSuccess() })
  }
  return (
    <RememberedDevicesView
      devices={devices.data ?? []}
      busy={remove.isPending}
      error={failure ? errorText(failure) : undefined}
      onRemove={onRemove}
    />
  )
}
