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
import { useClearWhenLeft, useDraft } from '../../session/useDraft.ts'
import { ManualFormView } from './ManualFormView.tsx'
import { oneTimePassword } from './oneTimePassword.ts'
import { OpenedView } from './OpenedView.tsx'
import { useRates, type RatesDraft } from './useRates.ts'

interface AccountDraft extends RatesDraft {
  type: AccountKind
  name: string
}

/** Creates an account by form: kind, name, one-time password, rates; then shows the credentials for the agent to pass on. */
export function ManualPart() {
  const t = useTranslations('accounts')
  const client = useClient()
  const { merchant } = useMerchant()
  const queries = useQueryClient()
  const errorText = useErrorText()
  const { data: rules } = useSuspenseQuery(registerRulesQuery(client))
  const rule = rules.find(({ field }) => field === 'username')
  const form = useDraft<AccountDraft>('account')
  const { type = 'player', name = '' } = form.draft
  const rates = useRates(form)
  const [problem, setProblem] = useState<'empty' | 'format' | 'taken'>()
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
    onFailed: (error) => {
      setPendingAccount(undefined)
      if (error instanceof BusinessError && error.code === 'register.usernameTaken') setProblem('taken')
    },
  })
  useClearWhenLeft(form.clear, account.busy || account.status === 'unknown', newAccount !== undefined)
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
    // Only a hint: the gateway decides when the account is created.
    const { available } = await queries.fetchQuery(usernameQuery(client, username)).catch(() => ({ available: true }))
    setProblem((now) => now ?? (available ? undefined : 'taken'))
  }
  const submit = async (element: HTMLFormElement) => {
    const wrong = problemOf() ?? (problem === 'taken' ? problem : undefined)
    setProblem(wrong)
    if (wrong) return focusFirstError(element)
    // Not called while the outcome of another account is looked up instead.
    const end = await account.submit(async () => {
      setPendingAccount({ userName: username, password })
      return { type, username, password, rates: rates.wire }
    })
    // The field of a name that was taken in the meantime may be scrolled out of view.
    if (end?.status === 'failed') focusFirstError(element)
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
          form.change({ name: '' })
          setPassword(oneTimePassword())
          account.reset()
        }}
      />
    )
  const failed = account.status === 'failed' && problem !== 'taken'
  return (
    <ManualFormView
      type={type}
      onType={(next) => form.change({ type: next })}
      name={name}
      onName={(next) => {
        form.change({ name: next })
        setProblem(undefined)
        // The error was about the previous name.
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
      onSubmit={(element) => void submit(element)}
    />
  )
}
