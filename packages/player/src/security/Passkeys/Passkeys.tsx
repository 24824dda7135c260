import { useState } from 'react'
import { useMutation, useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { startRegistration } from '@simplewebauthn/browser'
import { useTranslations } from 'use-intl'
import { ValidationError } from '@platform/sdk'
import { getPasskeyOptions } from '@platform/sdk/security'
import {
  addPasskeyMutation,
  passkeyOptionsMutation,
  passkeysQuery,
  removePasskeyMutation,
  securityKeys,
  securityConfigQuery,
} from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { hasPasskeys } from '../../blocks/form/hasPasskeys.ts'
import { PasskeysView } from './PasskeysView.tsx'
import { shownFor } from '../shownFor.ts'

/** The member's passkeys. */
export function Passkeys() {
  const t = useTranslations('security')
  const client = useClient()
  const queries = useQueryClient()
  const errorText = useErrorText()
  const [{ data }, { data: config }] = useSuspenseQueries({ queries: [passkeysQuery(client), securityConfigQuery(client)] })
  const hasPayment = config.paymentPassword
  const options = useMutation(passkeyOptionsMutation(client))
  const add = useMutation(addPasskeyMutation(client))
  const remove = useMutation(removePasskeyMutation(client))
  const [cancelled, setCancelled] = useState(false)
  const form = useCallForm({
    call: getPasskeyOptions,
    empty: { password: '', paymentPassword: '' },
    secrets: ['password', 'paymentPassword'],
    check: ({ password, paymentPassword }) => ({
      password: password ? undefined : 'validation.confirmEmpty',
      paymentPassword: hasPayment ? problemOf(paymentPassword) : undefined,
    }),
    toInput: ({ password, paymentPassword }) => ({
      purpose: 'add' as const,
      password,
      paymentPassword: hasPayment ? paymentPassword : undefined,
    }),
    send: async (input) => {
      setCancelled(false)
      const answer = await options.mutateAsync(input).catch((error: unknown) => {
        // Another tab has set the payment password since: the field for it appears.
        if (error instanceof ValidationError) void queries.invalidateQueries({ queryKey: securityKeys.config() })
        throw error
      })
      const credential = await startRegistration({ optionsJSON: JSON.parse(answer.options) }).catch(() => undefined)
      if (!credential) {
        setCancelled(true)
        return false
      }
      await add.mutateAsync({ response: JSON.stringify(credential) })
      toasts.show(t('passkeys.added'), 'success', shownFor)
      return true
    },
  })
  return (
    <PasskeysView
      passkeys={data}
      hasPayment={hasPayment}
      supported={hasPasskeys()}
      form={cancelled ? { ...form, failure: t('passkeys.cancelled') } : form}
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error) : undefined}
      onRemove={(id) => remove.mutate({ id }, { onSuccess: () => toasts.show(t('passkeys.removed'), 'success', shownFor) })}
    />
  )
}

function problemOf(paymentPassword: string) {
  if (!paymentPassword) return 'validation.confirmEmpty'
  return /^\d{6}$/.test(paymentPassword) ? undefined : 'validation.password'
}
