import { useState } from 'react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PlatformError, type SessionInfo } from '@platform/sdk'
import { changePassword } from '@platform/sdk/account'
import { changePasswordMutation, registerRulesQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { Button, pause, toasts } from '@platform/ui'
import { Dialog } from '@platform/ui/overlays'
import { InsecureView } from '../../blocks/form/InsecureView/InsecureView.tsx'
import { secureHref } from '../../blocks/form/InsecureView/secureHref.ts'
import { pathTo } from '../../paths.ts'
import { clearSessionPassword, getSessionPassword, setSessionPassword, useHasSessionPassword } from '../../session/sessionPassword.ts'
import { useMember } from '../../session/useMember.ts'
import { recallLogin } from '../../storage/rememberedLogin.ts'
import { checkNeeded, checkNewPassword, ruleOf } from '../rules/accountRules.ts'
import { useAccountForm } from '../useAccountForm.ts'
import { useRemember } from '../useRemember.ts'
import { useWhileHere } from '../useWhileHere.ts'
import { ChangePasswordView, emptyChange } from './ChangePasswordView.tsx'

const homeAfter = 1000

/** `/m/changePsw` (2.12). The input is preserved when the session ends. */
export function ChangePasswordScreen() {
  const insecure = secureHref()
  const member = useMember()
  return insecure ? <InsecureView href={insecure} /> : <ChangePassword key={member.userName} member={member} />
}

/** Nothing is sent if old and new are the same; 1 s after success it navigates to home (section 4). */
function ChangePassword({ member: { userName, firstTimeLogin } }: { member: SessionInfo }) {
  const t = useTranslations('auth.changePassword')
  const client = useClient()
  const navigate = useNavigate()
  const whileHere = useWhileHere()
  const remembering = useRemember()
  const asksOld = !useHasSessionPassword()
  const { data: rules } = useSuspenseQuery(registerRulesQuery(client))
  const change = useMutation(changePasswordMutation(client))
  const [same, setSame] = useState(false)
  const form = useAccountForm({
    call: changePassword,
    empty: emptyChange,
    rules,
    ruleNames: { oldPassword: 'loginPassword', newPassword: 'password', confirmNewPassword: 'password' },
    repeats: { newPassword: 'confirmNewPassword' },
    check: ({ oldPassword, newPassword, confirmNewPassword }) => {
      const [wrong, unlike] = checkNewPassword(rules, newPassword, confirmNewPassword)
      const old = asksOld ? checkNeeded(ruleOf(rules, 'loginPassword'), oldPassword) : undefined
      return { oldPassword: old, newPassword: wrong, confirmNewPassword: unlike }
    },
    shown: [...(asksOld ? ['oldPassword'] : []), 'newPassword', 'confirmNewPassword'],
    toInput: ({ oldPassword, ...typed }) => ({ ...typed, oldPassword: getSessionPassword(client) ?? oldPassword }),
    send: async (input) => {
      if (change.isSuccess) return false
      if (input.newPassword === input.oldPassword) {
        setSame(true)
        return false
      }
      const hide = toasts.loading(t('saving'))
      const saved = recallLogin()
      const isOwn = saved?.type === 'username' && saved.username.toLowerCase() === userName.toLowerCase()
      const device = isOwn ? await remembering(saved.username) : undefined
      try {
        await change.mutateAsync({ ...input, ...device?.fields })
      } catch (failure) {
        // Changed elsewhere in the meantime: the player has to type it.
        if (failure instanceof PlatformError && failure.code === 'password.wrong') clearSessionPassword(client)
        throw failure
      } finally {
        hide()
      }
      toasts.show(t('saved'), 'success', homeAfter)
      setSessionPassword(client, input.newPassword)
      await device?.store(input.newPassword)
      await pause(homeAfter)
      whileHere(() => void navigate(pathTo('home')))
      return false
    },
  })
  return (
    <>
      <ChangePasswordView
        form={{ ...form, busy: form.busy || change.isSuccess }}
        userName={userName}
        rules={rules}
        asksOld={asksOld}
        firstTime={firstTimeLogin}
      />
      <Dialog
        open={same}
        onOpenChange={setSame}
        title={t('sameTitle')}
        actions={
          <Button block onClick={() => setSame(false)}>
            {t('sameClose')}
          </Button>
        }
      >
        {t('sameText')}
      </Dialog>
    </>
  )
}
