import { useState } from 'react'
import { useMutation, useSuspenseQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { isAgentType } from '@platform/sdk/account'
import { endOf, numberOf } from '@platform/sdk/markets'
import { pauseAccount } from '@platform/sdk/protection'
import { settingsQuery } from '@platform/sdk/query/account'
import { pauseAccountMutation, protectionEffectsQuery } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { useCallForm } from '../blocks/form/useCallForm.ts'
import { useLeave } from '../blocks/page/SignOut/useLeave.ts'
import { useMarket } from '../merchant/useMarket.ts'
import { useMember } from '../session/useMember.ts'
import { choicesOf } from './choicesOf.ts'
import { PauseView } from './PauseView.tsx'
import { pathOfView } from './views.ts'

/** A break: its length, which the address may name, what it does, and one button. */
export function Pause() {
  const client = useClient()
  const { type } = useMember()
  const [now] = useState(() => client.clock.now())
  const t = useTranslations('responsible.pause')
  const [query, setQuery] = useSearchParams()
  const market = useMarket()
  const choices = choicesOf(numberOf(market, 'breaks'))
  const [{ data: effects }, { data: settings }] = useSuspenseQueries({
    queries: [protectionEffectsQuery(client, { act: 'pause' }), settingsQuery(client)],
  })
  const pause = useMutation(pauseAccountMutation(client))
  const leave = useLeave(pathOfView('done', { for: 'pause' }))
  const form = useCallForm({
    call: pauseAccount,
    empty: { duration: choices.find((one) => one === query.get('for')) ?? '' },
    check: ({ duration }) => ({ duration: duration ? undefined : 'empty' }),
    textOf: () => t('choose'),
    toInput: ({ duration }) => ({ duration }),
    send: (input) => pause.mutateAsync(input),
    onDone: () => void leave(),
  })
  const { duration } = form.values
  // In the address, which a sign-in returns to.
  const choose = (next: string) => {
    form.set('duration', next)
    setQuery({ view: 'pause', for: next }, { replace: true })
  }
  return (
    <PauseView
      form={form}
      onChoose={choose}
      choices={choices}
      until={duration ? endOf(duration, now) : undefined}
      effects={effects}
      symbol={settings.currencySymbol}
      isAgent={isAgentType(type)}
    />
  )
}
