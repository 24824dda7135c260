import { useState } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { nameProblem } from '@platform/sdk'
import { setPayeeName } from '@platform/sdk/security'
import { securityConfigQuery, setPayeeNameMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { pathTo } from '../../paths.ts'
import { PayeeNameView } from './PayeeNameView.tsx'
import { useFinished } from '../useFinished.ts'

/** The holder's name, until the first destination fixes it. */
export function PayeeName() {
  const client = useClient()
  const { data } = useSuspenseQuery(securityConfigQuery(client))
  const set = useMutation(setPayeeNameMutation(client))
  const [{ payeeName: name, payeeNameFixed: fixed }] = useState(data)
  const form = useCallForm({
    call: setPayeeName,
    empty: { payeeName: '' },
    draft: 'name',
    check: ({ payeeName }) => ({ payeeName: nameProblem(payeeName) }),
    toInput: (values) => values,
    send: (input) => set.mutateAsync(input),
    onDone: useFinished(),
  })
  return <PayeeNameView form={form} name={name} fixed={fixed} serviceHref={pathTo('service')} />
}
