import { useState } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { cleanCpf } from '@platform/sdk'
import { isCpf, setPersonalInfo } from '@platform/sdk/security'
import { personalInfoQuery, setPersonalInfoMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { pathTo } from '../../paths.ts'
import { PersonalDataView } from './PersonalDataView.tsx'
import { useFinished } from '../useFinished.ts'

/** CPF and date of birth. */
export function PersonalData() {
  const client = useClient()
  const { data } = useSuspenseQuery(personalInfoQuery(client))
  const set = useMutation(setPersonalInfoMutation(client))
  // The state when the form opened.
  const [personal] = useState(data)
  const form = useCallForm({
    call: setPersonalInfo,
    empty: { idNumber: '', birthDate: personal.birthDate },
    draft: 'personal',
    check: ({ idNumber }) => ({ idNumber: personal.idNumberFixed || isCpf(cleanCpf(idNumber)) ? undefined : 'validation.cpf' }),
    // The form has no field of a fixed CPF: nothing is sent for it.
    toInput: ({ idNumber, birthDate }) => ({ idNumber: personal.idNumberFixed ? undefined : idNumber, birthDate }),
    send: (input) => set.mutateAsync(input),
    onDone: useFinished(),
  })
  return <PersonalDataView form={form} personal={personal} serviceHref={pathTo('service')} />
}
