import { useState } from 'react'
import { useMutation, useSuspenseQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isAgentType } from '@platform/sdk/account'
import { endOf, numberOf } from '@platform/sdk/markets'
import { excludeAccount } from '@platform/sdk/protection'
import { settingsQuery } from '@platform/sdk/query/account'
import { excludeAccountMutation, protectionEffectsQuery } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { useCallForm } from '../blocks/form/useCallForm.ts'
import { useLeave } from '../blocks/page/SignOut/useLeave.ts'
import { useMarket } from '../merchant/useMarket.ts'
import { useMember } from '../session/useMember.ts'
import { choicesOf } from './choicesOf.ts'
import { ExclusionView, OPEN_ENDED } from './ExclusionView.tsx'
import { useCentralExclusion } from './useCentralExclusion.ts'
import { pathOfView } from './views.ts'

/** An exclusion of months, years or without an end, after its effects are read. */
export function Exclusion() {
  const client = useClient()
  const { type } = useMember()
  const [now] = useState(() => client.clock.now())
  const t = useTranslations('responsible.exclude')
  const lengths = numberOf(useMarket(), 'exclusions')
  const central = useCentralExclusion()
  const [{ data: effects }, { data: settings }] = useSuspenseQueries({
    queries: [protectionEffectsQuery(client, { act: 'exclude' }), settingsQuery(client)],
  })
  const exclude = useMutation(excludeAccountMutation(client))
  const leave = useLeave(pathOfView('done', { for: 'exclude' }))
  const form = useCallForm({
    call: excludeAccount,
    empty: { duration: '', read: false },
    draft: 'exclusion',
    check: ({ duration, read }) => ({ duration: duration ? undefined : 'empty', read: read ? undefined : 'unread' }),
    textOf: (name) => t(name === 'read' ? 'unread' : 'choose'),
    toInput: ({ duration }) => ({ duration: duration === OPEN_ENDED ? null : duration }),
    send: (input) => exclude.mutateAsync(input),
    onDone: () => void leave(),
  })
  const { duration } = form.values
  return (
    <ExclusionView
      form={form}
      choices={choicesOf(lengths)}
      openEnded={lengths?.openEnded}
      until={duration && duration !== OPEN_ENDED ? endOf(duration, now) : undefined}
      effects={effects}
      symbol={settings.currencySymbol}
      isAgent={isAgentType(type)}
      central={central}
    />
  )
}
