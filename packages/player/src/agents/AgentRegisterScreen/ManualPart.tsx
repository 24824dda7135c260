import { useState } from 'react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { BusinessError } from '@platform/sdk'
import { checkRule } from '@platform/sdk/account'
import type { AccountKind } from '@platform/sdk/agents'
import { registerRulesQuery, usernameQuery } from '@platform/sdk/query/account'
import { openAccountMutation } from '@platform/sdk/query/agents'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { focusFirstError, toasts } from '@platform/ui'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { ManualFormView } from './ManualFormView.tsx'
import { oneTimePassword } from './oneTimePassword.ts'
import { OpenedView } from './OpenedView.tsx'
import { useRates } from './useRates.ts'

/** Opens an account by hand: kind, name, a password that serves once, rates; then what to pass on. */
export function ManualPart() {
  const t = useTranslations('accounts')
  const client = useClient()
  const { merchant } = useMerchant()
  const queries = useQueryClient()
  const errorText = useErrorText()
  const { data: rules } = useSuspenseQuery(registerRulesQuery(client))
  const rule = rules.find(({ field }) => field === 'username')
  const rates = useRates()
  const [type, setType] = useState<AccountKind>('player')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<'empty' | 'format' | 'taken'>()
  const [password, setPassword] = useState(oneTimePassword)
  // Of the account that is on its way: its answer may be lost, and the form says something else by then.
  const [sent, setSent] = useState<{ userName: string; password: string }>()
  const [opened, setOpened] = useState<typeof sent>()
  const account = useKeyedMutation(openAccountMutation(client), {
    onDone: (made: { userName: string } | undefined) => {
      // A reload lost the password: nobody can log in to that account.
      if (!sent) return void toasts.error(t('lostPassword'))
      setOpened({ ...sent, ...(made && { userName: made.userName }) })
    },
    onFailed: (error) => {
      setSent(undefined)
      if (error instanceof BusinessError && error.code === 'register.usernameTaken') setProblem('taken')
    },
  })
  const username = name.trim()
  const problemOf = () => {
    if (!username) return 'empty' as const
    return rule && checkRule({ ...rule, enabled: true, required: true }, username) ? ('format' as const) : undefined
  }
  const check = async () => {
    if (!username) return
    const wrong = problemOf()
    setProblem(wrong)
    if (wrong) return
    // Only a help: the gateway decides when the account is opened.
    const { available } = await queries.fetchQuery(usernameQuery(client, username)).catch(() => ({ available: true }))
    setProblem((now) => now ?? (available ? undefined : 'taken'))
  }
  const submit = async (form: HTMLFormElement) => {
    const wrong = problemOf() ?? (problem === 'taken' ? problem : undefined)
    setProblem(wrong)
    if (wrong) return focusFirstError(form)
    // Not where another account's outcome is looked up instead.
    const end = await account.submit(async () => {
      setSent({ userName: username, password })
      return { type, username, password, rates: rates.wire }
    })
    // A name that was taken meanwhile is far above the button.
    if (end?.status === 'failed') focusFirstError(form)
  }
  if (opened)
    return (
      <OpenedView
        {...opened}
        brand={merchant.name}
        site={location.origin + pathTo('login')}
        canShare={'share' in navigator}
        onShare={(text) => void navigator.share({ text }).catch(() => undefined)}
        onAnother={() => {
          setOpened(undefined)
          setSent(undefined)
          setName('')
          setPassword(oneTimePassword())
          account.reset()
        }}
      />
    )
  const failed = account.status === 'failed' && problem !== 'taken'
  return (
    <ManualFormView
      type={type}
      onType={setType}
      name={name}
      onName={(next) => {
        setName(next)
        setProblem(undefined)
        // What was refused was another name.
        if (account.status === 'failed') account.reset()
      }}
      onNameLeft={() => void check()}
      problem={problem}
      range={rule && { min: rule.minLength, max: rule.maxLength }}
      password={password}
      onNewPassword={() => setPassword(oneTimePassword())}
      rates={rates}
      busy={account.busy}
      error={failed ? errorText(account.error) : undefined}
      unknown={unknownOf(account)}
      onSubmit={(form) => void submit(form)}
    />
  )
}
