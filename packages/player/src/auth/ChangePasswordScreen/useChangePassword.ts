import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { changePasswordMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { pathTo } from '../../paths.ts'
import { clearSessionPassword, getSessionPassword, setSessionPassword } from '../../session/sessionPassword.ts'
import { recallLogin } from '../../storage/rememberedLogin.ts'
import { useOnce } from '../useOnce.ts'
import { useRemember } from '../useRemember.ts'
import { useWhileHere } from '../useWhileHere.ts'
import type { ChangePasswordValues } from './ChangePasswordView.tsx'

const homeAfter = 1000

/** Changes the password (section 4): nothing is sent if old and new are the same; 1 s after success it navigates to home. */
export function useChangePassword(userName: string) {
  const t = useTranslations('auth.change')
  const client = useClient()
  const navigate = useNavigate()
  const whileHere = useWhileHere()
  const remembering = useRemember()
  const { mutateAsync, isPending, isSuccess, error, reset } = useMutation(changePasswordMutation(client))
  const [same, setSame] = useState(false)

  const submit = useOnce(async ({ oldPassword: typed, newPassword, confirmNewPassword }: ChangePasswordValues) => {
    const oldPassword = getSessionPassword(client) ?? typed
    if (newPassword === oldPassword) return setSame(true)
    const hide = toasts.loading(t('saving'))
    const saved = recallLogin()
    const isOwn = saved?.type === 'username' && saved.username.toLowerCase() === userName.toLowerCase()
    const device = isOwn ? await remembering(saved.username) : undefined
    try {
      await mutateAsync({ oldPassword, newPassword, confirmNewPassword, ...device?.fields })
    } catch (failure) {
      // Changed elsewhere in the meantime: the player has to type it.
      if (isWrongOld(failure)) clearSessionPassword(client)
      return undefined
    } finally {
      hide()
    }
    toasts.show(t('saved'), 'success', homeAfter)
    setSessionPassword(client, newPassword)
    await device?.store(newPassword)
    whileHere(() => void navigate(pathTo('home')), homeAfter)
  })

  return {
    submit: (values: ChangePasswordValues) => void submit(values),
    pending: isPending || isSuccess,
    error,
    wrongOld: isWrongOld(error),
    correctOld: () => {
      if (isWrongOld(error)) reset()
    },
    same,
    setSame,
  }
}

const isWrongOld = (error: unknown) => error instanceof PlatformError && error.code === 'password.wrong'
