import { useRef, useState } from 'react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { checkRule } from '@platform/sdk/account'
import { openAccount } from '@platform/sdk/agents'
import { registerRulesQuery, usernameQuery } from '@platform/sdk/query/account'
import { openAccountMutation } from '@platform/sdk/query/agents'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { ManualFormView, type AccountValues } from './ManualFormView.tsx'
import { oneTimePassword } from './oneTimePassword.ts'
import { OpenedView } from './OpenedView.tsx'
import { useRates } from './useRates.ts'

const empty: AccountValues = { type: 'player', username: '', rates: {} }

/** Creates an account by form: kind, name, one-time password, rates; then shows the credentials for the agent to pass on. */
export function ManualPart() {
  const t = useTranslations('agentRegister')
  const client = useClient()
  const { merchant } = useMerchant()
  const queries = useQueryClient()
  const { data: rules } = useSuspenseQuery(registerRulesQuery(client))
  const rule = rules.find(({ field }) => field === 'username')
  const { ceilings, wireOf } = useRates()
  const takenName = useRef<string>(undefined)
  const [password, setPassword] = useState(oneTimePassword)
  // Of the pending account: its answer may be lost, and by then the form may show other values.
  const [pendingAccount, setPendingAccount] = useState<{ userName: string; password: string }>()
  const [newAccount, setNewAccount] = useState<typeof pendingAccount>()
  const account = useKeyedMutation(openAccountMutation(client), {
    onDone: (answer: { userName: string } | undefined) => {
      // A reload lost the password, so that the account cannot be used.
      if (!pendingAccount) return void toasts.error(t('lostPassword'))
      setNewAccount({ ...pendingAccount, ...(answer && { userName: answer.userName }) })
    },
    onFailed: () => setPendingAccount(undefined),
  })
  const problemOf = (username: string) => {
    if (!username) return 'empty' as const
    if (rule && checkRule({ ...rule, enabled: true, required: true }, username)) return 'format' as const
    return username === takenName.current ? ('taken' as const) : undefined
  }
  const form = useCallForm({
    call: openAccount,
    empty,
    draft: 'account',
    keyed: account,
    check: ({ username }) => ({ username: problemOf(username) }),
    textOf: (_name, code) => (code === 'empty' || code === 'format' || code === 'taken' ? t(`nameProblems.${code}`) : undefined),
    toInput: (values) => ({ ...values, password, rates: wireOf(values) }),
    // Not called while the outcome of another account is looked up instead.
    send: (input) =>
      account.submit(async () => {
        setPendingAccount({ userName: input.username, password })
        return input
      }),
  })
  const checkName = async () => {
    const username = form.values.username.trim()
    if (!username || !(await form.check('username'))) return
    // Only a hint: the gateway decides when the account is created.
    const { available } = await queries.fetchQuery(usernameQuery(client, username)).catch(() => ({ available: true }))
    if (available) return
    takenName.current = username
    void form.check('username')
  }
  if (newAccount)
    return (
      <OpenedView
        {...newAccount}
        brand={merchant.name}
        site={location.origin + pathTo('login')}
        canShare={'share' in navigator}
        onShare={(text) => void navigator.share({ text }).catch(() => undefined)}
        onAnother={() => {
          setNewAccount(undefined)
          setPendingAccount(undefined)
          form.empty({ type: form.values.type, rates: form.values.rates })
          setPassword(oneTimePassword())
          account.reset()
        }}
      />
    )
  return (
    <ManualFormView
      form={form}
      onNameLeft={() => void checkName()}
      range={rule && { min: rule.minLength, max: rule.maxLength }}
      password={password}
      onNewPassword={() => setPassword(oneTimePassword())}
      ceilings={ceilings}
    />
  )
}
