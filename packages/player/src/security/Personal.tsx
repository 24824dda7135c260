import { useState } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { cleanCpf } from '@platform/sdk'
import { isCpf } from '@platform/sdk/security'
import { personalInfoQuery, setPersonalInfoMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { pathTo } from '../paths.ts'
import { PersonalView } from './PersonalView.tsx'
import { useFinished } from './useFinished.ts'
import { useSecurityForm } from './useSecurityForm.ts'

/** CPF and date of birth. */
export function Personal() {
  const client = useClient()
  const { data } = useSuspenseQuery(personalInfoQuery(client))
  const set = useMutation(setPersonalInfoMutation(client))
  // The state when the form opened.
  const [personal] = useState(data)
  const form = useSecurityForm({
    // The form has no field of a fixed CPF: nothing is sent for it.
    check: ({ idNumber, birthDate }) => ({
      idNumber: idNumber === undefined || isCpf(cleanCpf(idNumber)) ? undefined : 'validation.cpf',
      birthDate: birthDate ? undefined : 'validation',
    }),
    send: ({ idNumber, birthDate = '' }) => set.mutateAsync({ idNumber, birthDate }),
    onDone: useFinished(),
  })
  return <PersonalView form={form} personal={personal} serviceHref={pathTo('service')} />
}
