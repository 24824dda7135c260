import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { setRealityCheck } from '@platform/sdk/protection'
import { playSessionQuery, setRealityCheckMutation } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { Navigate } from 'react-router'
import { useCallForm } from '../blocks/form/useCallForm.ts'
import { pathTo } from '../paths.ts'
import { CheckSettingsView } from './CheckSettingsView.tsx'
import { sayDone } from './sayDone.ts'

/** How often play stops for its sum, where the market has that. */
export function CheckSettings() {
  const { check } = useSuspenseQuery(playSessionQuery(useClient())).data
  return check ? <CheckForm {...check} /> : <Navigate to={pathTo('responsible')} replace />
}

function CheckForm({ everyMs, choices }: { everyMs: number; choices: readonly number[] }) {
  const t = useTranslations('responsible.check')
  const { mutateAsync } = useMutation(setRealityCheckMutation(useClient()))
  const form = useCallForm({
    call: setRealityCheck,
    empty: { everyMs: String(everyMs) },
    toInput: (values) => ({ everyMs: Number(values.everyMs) }),
    send: async (input) => {
      await mutateAsync(input)
      sayDone(t('saved'))
      // The choice stays in the form.
      return false
    },
  })
  return <CheckSettingsView form={form} choices={choices} />
}
