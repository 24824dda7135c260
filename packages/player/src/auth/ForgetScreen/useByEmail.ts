import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { sendPasswordEmailMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { stepsBack } from '../../blocks/useBack.ts'
import { pathTo } from '../../paths.ts'
import { useFailure } from '../useFailure.ts'
import { useOnce } from '../useOnce.ts'
import { useWhileHere } from '../useWhileHere.ts'
import type { ByEmailValues } from './forgetRules.ts'

const shownFor = 1000

/** Recovery by e-mail: in_please_wait while pending, in_been_out for 1 s, then back (section 4). */
export function useByEmail() {
  const t = useTranslations('auth.forget')
  const failureOf = useFailure()
  const navigate = useNavigate()
  const whileHere = useWhileHere()
  const { mutateAsync, isPending, isSuccess, error } = useMutation(sendPasswordEmailMutation(useClient()))
  const submit = useOnce(async ({ username, email }: ByEmailValues) => {
    const hide = toasts.loading(t('in_please_wait'))
    try {
      await mutateAsync({ username: username.trim(), email: email.trim() })
    } catch {
      return
    } finally {
      hide()
    }
    toasts.show(t('in_been_out'), 'success', shownFor)
    whileHere(() => void (stepsBack() > 0 ? navigate(-1) : navigate(pathTo('login'), { replace: true })), shownFor)
  })
  return { pending: isPending || isSuccess, error: failureOf(error), onSubmit: (values: ByEmailValues) => void submit(values) }
}
