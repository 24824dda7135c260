import { useState } from 'react'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cleanCode, cleanNumber, nameProblem } from '@platform/sdk'
import { readPixKey, type PixKeyType } from '@platform/sdk/security'
import { addBankCardMutation, securityConfigQuery, withdrawBanksQuery } from '@platform/sdk/query/security'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { usePaymentConfirmation } from '../blocks/PaymentConfirmation/usePaymentConfirmation.ts'
import { unknownOf } from '../blocks/UnknownOutcome/unknownOf.ts'
import { AddDestinationView } from './AddDestinationView.tsx'
import { useFinished } from './useFinished.ts'
import { useSecurityForm } from './useSecurityForm.ts'

function check(values: Record<string, string>, asks: { name: boolean; tail: boolean }) {
  const {
    type,
    pixKeyType,
    pixKey = '',
    bankCode,
    branch = '',
    account = '',
    confirmAccount = '',
    payeeName = '',
    existingTail = '',
  } = values
  const bank = type === 'BANK'
  return {
    pixKey: !bank && !readPixKey(pixKeyType as PixKeyType, pixKey) ? 'validation.pixKey' : undefined,
    bankCode: bank && !bankCode ? 'validation.bank' : undefined,
    branch: bank && !/^\d{1,5}$/.test(cleanNumber(branch)) ? 'validation.account' : undefined,
    account: bank && !/^\d{3,19}[\dX]$/.test(cleanNumber(account)) ? 'validation.account' : undefined,
    confirmAccount: bank && cleanNumber(account) !== cleanNumber(confirmAccount) ? 'validation.accountTwice' : undefined,
    payeeName: asks.name ? nameProblem(payeeName) : undefined,
    existingTail: asks.tail && cleanCode(existingTail).length !== 4 ? 'destination.tail' : undefined,
  }
}

/** Adds a destination, once per submit. */
export function AddDestination() {
  const t = useTranslations('security')
  const client = useClient()
  const finished = useFinished()
  const [config, banks] = useSuspenseQueries({ queries: [securityConfigQuery(client), withdrawBanksQuery(client)] })
  // The state when the form opened.
  const [{ payeeName: holder, destinations, companyKeys }] = useState(config.data)
  const asks = { name: !holder, tail: destinations > 0 }
  const confirmation = usePaymentConfirmation('addBankCard')
  const add = useKeyedMutation(addBankCardMutation(client), {
    onDone: () => finished(t('destinations.added')),
  })
  const form = useSecurityForm({
    check: (values) => ({ ...check(values, asks), ...confirmation.check(values) }),
    send: async ({ type, pixKeyType, paymentPassword = '', ...values }) => {
      const proof = await confirmation.prove({ paymentPassword })
      if (!proof) return false
      const end = await add.submit({ ...values, type: type as 'PIX', pixKeyType: pixKeyType as PixKeyType | undefined, ...proof })
      if (end?.status === 'failed') throw end.error
      return end?.status === 'done'
    },
    // The keyed call has its own `onDone`: its answer may arrive later.
    onDone: () => undefined,
  })
  return (
    <AddDestinationView
      form={{ ...form, busy: form.busy || add.busy }}
      banks={banks.data}
      holder={holder}
      companyKeys={companyKeys}
      asksTail={asks.tail}
      confirmation={confirmation.fields}
      unknown={unknownOf(add)}
    />
  )
}
