import { useState } from 'react'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cleanCode, cleanNumber, nameProblem } from '@platform/sdk'
import { addBankCard, readPixKey } from '@platform/sdk/security'
import { addBankCardMutation, securityConfigQuery, withdrawBanksQuery } from '@platform/sdk/query/security'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { usePaymentConfirmation } from '../../blocks/form/PaymentConfirmation/usePaymentConfirmation.ts'
import { AddDestinationView } from './AddDestinationView.tsx'
import { emptyDestination, type DestinationValues } from './DestinationValues.ts'
import { useFinished } from '../useFinished.ts'

function check(values: DestinationValues, asks: { name: boolean; tail: boolean }) {
  const { type, pixKeyType, pixKey, bankCode, branch, account, confirmAccount, payeeName, existingTail } = values
  const bank = type === 'BANK'
  return {
    pixKey: !bank && !readPixKey(pixKeyType, pixKey) ? 'validation.pixKey' : undefined,
    bankCode: bank && !bankCode ? 'validation.bank' : undefined,
    branch: bank && !/^\d{1,5}$/.test(cleanNumber(branch)) ? 'validation.account' : undefined,
    account: bank && !/^\d{3,19}[\dX]$/.test(cleanNumber(account)) ? 'validation.account' : undefined,
    confirmAccount: bank && cleanNumber(account) !== cleanNumber(confirmAccount) ? 'validation.accountTwice' : undefined,
    payeeName: asks.name ? nameProblem(payeeName) : undefined,
    existingTail: asks.tail && cleanCode(existingTail).length !== 4 ? 'destination.tail' : undefined,
  }
}

/** Adds a destination, once. */
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
  const form = useCallForm({
    call: addBankCard,
    empty: emptyDestination,
    draft: 'destination',
    // The end of the known key proves who is asking.
    secrets: ['paymentPassword', 'existingTail'],
    keyed: add,
    check: (values) => ({ ...check(values, asks), ...confirmation.check(values) }),
    // Only what the form shows.
    toInput: ({ type, pixKeyType, pixKey, bankCode, branch, account, confirmAccount, payeeName, existingTail }) => ({
      type,
      ...(type === 'PIX' ? { pixKeyType, pixKey } : { bankCode, branch, account, confirmAccount }),
      ...(asks.name && { payeeName }),
      ...(asks.tail && { existingTail }),
    }),
    send: async (input, values) => {
      const proof = await confirmation.prove(values)
      return proof && add.submit({ ...input, ...proof })
    },
  })
  return (
    <AddDestinationView
      form={form}
      banks={banks.data}
      holder={holder}
      companyKeys={companyKeys}
      asksTail={asks.tail}
      confirmation={confirmation.fields}
    />
  )
}
