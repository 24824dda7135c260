import { useState } from 'react'
import { useMutation, useSuspenseQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { numberOf } from '@platform/sdk/markets'
import { setLimit, type LimitKind, type LimitPeriod } from '@platform/sdk/protection'
import { settingsQuery } from '@platform/sdk/query/account'
import { limitsQuery, setLimitMutation } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useMarket } from '../../merchant/useMarket.ts'
import { LimitsStepView, type LimitsValues } from './LimitsStepView.tsx'
import type { MemberStepProps } from './MemberStepProps.ts'

/** The limits that the market wants before play: empty fields, nothing suggests an amount. */
export function LimitsStep({ onDone }: MemberStepProps) {
  const client = useClient()
  const t = useTranslations('responsible.limits')
  const [{ data }, { data: settings }] = useSuspenseQueries({ queries: [limitsQuery(client), settingsQuery(client)] })
  const { kinds: wanted, how } = numberOf(useMarket(), 'limitsRequiredAtRegistration') ?? { kinds: [], how: 'offer' as const }
  // Those that an earlier visit has set have no field.
  const [kinds] = useState<LimitKind[]>(() => wanted.filter((kind) => !data.limits.some((limit) => limit.kind === kind)))
  const set = useMutation(setLimitMutation(client))
  const form = useCallForm({
    call: setLimit,
    empty: Object.fromEntries(
      kinds.flatMap((kind) => [
        [kind, undefined],
        [`${kind}Period`, 'day'],
      ]),
    ) as LimitsValues,
    draft: 'signUpLimits',
    check: (values) => {
      // One is enough where they are only offered.
      const isEnough = how === 'offer' && filledOf(kinds, values).length > 0
      return Object.fromEntries(kinds.map((kind) => [kind, isEnough || values[kind] ? undefined : 'empty']))
    },
    textOf: () => t('empty'),
    toInput: (values) => inputOf(filledOf(kinds, values)[0] ?? 'loss', values),
    send: async (_input, values) => {
      // One after the other: what was stored before a failure is stored again as it is.
      for (const kind of filledOf(kinds, values)) await set.mutateAsync(inputOf(kind, values))
    },
    onDone,
  })
  return <LimitsStepView form={form} kinds={kinds} periods={data.periods} symbol={settings.currencySymbol} how={how} onWithout={onDone} />
}

const filledOf = (kinds: readonly LimitKind[], values: LimitsValues) => kinds.filter((kind) => values[kind])

const inputOf = (kind: LimitKind, values: LimitsValues) => ({
  kind,
  period: (values[`${kind}Period`] ?? 'day') as LimitPeriod,
  value: Number(values[kind] ?? 0),
})
