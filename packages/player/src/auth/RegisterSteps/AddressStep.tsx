import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cleanText } from '@platform/sdk'
import { setAddress } from '@platform/sdk/account'
import { asksDocument } from '@platform/sdk/markets'
import { addressQuery, setAddressMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useMarket } from '../../merchant/useMarket.ts'
import { AddressStepView, digitsOf, emptyAddress, type Lookup } from './AddressStepView.tsx'
import type { MemberStepProps } from './MemberStepProps.ts'

// What a CEP knows.
const filled = ['street', 'district', 'city', 'state'] as const

/** The address: a CEP fills in what it knows, and the player the rest, or all of it. */
export function AddressStep({ progress, onDone }: MemberStepProps) {
  const client = useClient()
  const t = useTranslations('signUp.address')
  // Where members have a CPF they live in Brazil.
  const isBrazil = asksDocument(useMarket())
  const [byHand, setByHand] = useState(!isBrazil || progress.address !== undefined)
  const set = useMutation(setAddressMutation(client))
  const form = useCallForm({
    call: setAddress,
    empty: { ...emptyAddress, ...progress.address },
    draft: 'signUpAddress',
    check: (values) => ({
      postalCode: isBrazil && digitsOf(values.postalCode).length !== 8 ? 'postalCode' : values.postalCode ? undefined : 'empty',
      street: cleanText(values.street).length < 2 ? 'empty' : undefined,
      city: cleanText(values.city).length < 2 ? 'empty' : undefined,
      state: isBrazil && !values.state ? 'empty' : undefined,
    }),
    textOf: (name, code) => t(code !== 'postalCode' && name !== 'postalCode' ? 'empty' : isBrazil ? 'postalCodeWrong' : 'postalCodeEmpty'),
    toInput: (values) => values,
    send: (input) => set.mutateAsync(input),
    onDone,
  })
  const postalCode = digitsOf(form.values.postalCode)
  const [start] = useState(postalCode)
  const [isChanged, setChanged] = useState(false)
  if (!isChanged && postalCode !== start) setChanged(true)
  const isKnown = !isChanged && postalCode === progress.address?.postalCode
  const lookup = useQuery({ ...addressQuery(client, postalCode), enabled: isBrazil && !isKnown && postalCode.length === 8, retry: false })
  const found = lookup.data?.status === 'found' ? lookup.data : undefined
  const isUnknown = lookup.data?.status === 'unknown'
  // Whose address the fields hold: it is not filled in again over what was typed since.
  const filledFor = useRef(start)
  const fill = useEffectEvent(() => {
    const isEmpty = filled.every((name) => form.values[name] === '')
    if (postalCode === filledFor.current && !isEmpty) return
    // Of another code: what the new one does not know must not stay.
    if (found) for (const name of filled) form.set(name, found[name])
    else if (isUnknown && filledFor.current !== '') for (const name of filled) form.set(name, '')
    if (found || isUnknown) filledFor.current = postalCode
  })
  useEffect(() => fill(), [found, isUnknown, postalCode])
  const status: Lookup = lookup.isLoading
    ? 'searching'
    : lookup.isError
      ? 'unavailable'
      : (lookup.data?.status ?? (byHand ? 'typed' : 'none'))
  return <AddressStepView form={form} lookup={status} isBrazil={isBrazil} onByHand={() => setByHand(true)} />
}
