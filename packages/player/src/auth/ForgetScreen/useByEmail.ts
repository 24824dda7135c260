import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { sendPasswordEmail } from '@platform/sdk/account'
import { sendPasswordEmailMutation } from '@platform/sdk/query/account'
import type { RegisterRule } from '@platform/sdk/account'
import { useClient } from '@platform/sdk/react'
import { pause, toasts } from '@platform/ui'
import { stepsBack } from '../../router/useBack.ts'
import { pathTo } from '../../paths.ts'
import { useAccountForm } from '../useAccountForm.ts'
import { useWhileHere } from '../useWhileHere.ts'
import { checkByEmail, emptyByEmail } from './forgetRules.ts'

const shownFor = 1000

/** Recovery by e-mail: in_please_wait while pending, in_been_out for 1 s, then back (section 4). */
export function useByEmail(rules: readonly RegisterRule[]) {
  const t = useTranslations('auth.forget')
  const navigate = useNavigate()
  const whileHere = useWhileHere()
  const { mutateAsync, isSuccess } = useMutation(sendPasswordEmailMutation(useClient()))
  const form = useAccountForm({
    call: sendPasswordEmail,
    empty: emptyByEmail,
    rules,
    ruleNames: { username: 'loginUsername' },
    check: (values) => checkByEmail(values, rules),
    toInput: (values) => values,
    send: async (input) => {
      if (isSuccess) return false
      await mutateAsync(input).finally(toasts.loading(t('in_please_wait')))
      toasts.show(t('in_been_out'), 'success', shownFor)
      await pause(shownFor)
      whileHere(() => void (stepsBack() > 0 ? navigate(-1) : navigate(pathTo('login'), { replace: true })))
      return false
    },
  })
  // Until the next screen is there.
  return { ...form, busy: form.busy || isSuccess }
}
