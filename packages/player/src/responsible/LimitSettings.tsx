import { useState } from 'react'
import type { InputOf } from '@platform/sdk'
import { useMutation, useSuspenseQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { numberOf, timeZoneOf } from '@platform/sdk/markets'
import { setLimit, type Limit, type LimitKind, type LimitPeriod } from '@platform/sdk/protection'
import { settingsQuery } from '@platform/sdk/query/account'
import { confirmLimitMutation, dropLimitChangeMutation, limitsQuery, setLimitMutation } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useCallForm } from '../blocks/form/useCallForm.ts'
import { useErrorText } from '../i18n/useErrorText.ts'
import { useMoment } from '../i18n/useMoment.ts'
import { useMarket } from '../merchant/useMarket.ts'
import { sayDone } from './sayDone.ts'
import { LimitSettingsView, type LimitValues } from './LimitSettingsView.tsx'

/** The member's limits, and the form that sets one. */
export function LimitSettings() {
  const client = useClient()
  const t = useTranslations('responsible.limits')
  const errorText = useErrorText()
  const market = useMarket()
  const zone = timeZoneOf(market)
  const moment = useMoment(zone)
  const [query, setQuery] = useSearchParams()
  const [{ data }, { data: settings }] = useSuspenseQueries({ queries: [limitsQuery(client), settingsQuery(client)] })
  const set = useMutation(setLimitMutation(client))
  const confirm = useMutation(confirmLimitMutation(client))
  const drop = useMutation(dropLimitChangeMutation(client))
  const kind = data.kinds.find((one) => one === query.get('kind')) ?? data.kinds[0] ?? 'deposit'
  const period = data.periods.find((one) => one === query.get('period')) ?? data.periods[0] ?? 'day'
  const [now] = useState(() => client.clock.now())
  const change = async (input: InputOf<typeof setLimit>) => {
    const { limits } = await set.mutateAsync(input)
    const pending = limits.find((limit) => limit.kind === input.kind && limit.period === input.period)?.pending
    sayDone(pending ? t('requested', { when: moment(pending.readyAt) }) : t('saved'))
  }
  const form = useCallForm({
    call: setLimit,
    empty: { kind, period, value: undefined } as LimitValues,
    draft: 'limit',
    check: ({ value }) => ({ value: value === undefined ? 'empty' : undefined }),
    textOf: (_name, code) => (code === 'empty' ? t('empty') : undefined),
    toInput: (values) => ({ ...values, value: values.value ?? 0 }),
    send: change,
  })
  const choose = (name: 'kind' | 'period', value: string) => {
    // Cents, bets and minutes are not the same number.
    if (name === 'kind') form.set('value', undefined)
    form.set(name, value as LimitKind | LimitPeriod)
  }
  const failed = (error: unknown) => toasts.error(errorText(error))
  return (
    <LimitSettingsView
      form={form}
      onChoose={choose}
      limits={data.limits}
      rules={{ kinds: data.kinds, periods: data.periods, cooling: numberOf(market, 'coolingMs') ?? 0 }}
      symbol={settings.currencySymbol}
      now={now}
      zone={zone}
      actions={{
        busy: set.isPending || confirm.isPending || drop.isPending,
        onChange: (limit) => {
          choose('kind', limit.kind)
          choose('period', limit.period)
          setQuery({ view: 'limits', ...nameOf(limit) }, { replace: true })
        },
        onRemove: (limit) => void change({ ...nameOf(limit), value: null }).catch(failed),
        onConfirm: (limit) => confirm.mutate(nameOf(limit), { onSuccess: () => sayDone(t('confirmed')), onError: failed }),
        onDrop: (limit) => drop.mutate(nameOf(limit), { onSuccess: () => sayDone(t('dropped')), onError: failed }),
      }}
    />
  )
}

const nameOf = ({ kind, period }: Limit) => ({ kind, period })
