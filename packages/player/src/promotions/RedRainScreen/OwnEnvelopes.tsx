import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { redEnvelopesQuery, takeRedEnvelopeMutation } from '@platform/sdk/query/rewards'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts, loadable } from '@platform/ui'
import { unknownOf } from '../../blocks/form/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { EnvelopeList } from './EnvelopeList.tsx'

/** The red envelopes of the direct upline; nothing for a member without one. It loads and fails independently of the rains. */
export function OwnEnvelopes({ symbol }: { symbol: string }) {
  const client = useClient()
  const textOf = useErrorText()
  const envelopes = useQuery(redEnvelopesQuery(client))
  const [openedId, setOpenedId] = useState<string>()
  const taking = useKeyedMutation(takeRedEnvelopeMutation(client), { onFailed: (error) => toasts.error(textOf(error)) })
  return (
    <EnvelopeList
      envelopes={loadable(envelopes, ({ content }) => content)}
      symbol={symbol}
      busy={taking.busy}
      unknown={unknownOf(taking)}
      opened={openedId}
      onTake={(id) => {
        setOpenedId(id)
        void taking.submit({ id })
      }}
    />
  )
}
