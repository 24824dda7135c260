import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { SessionInfo } from '@platform/sdk'
import { registerRulesQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { Button } from '@platform/ui'
import { Dialog } from '@platform/ui/overlays'
import { InsecureView } from '../../blocks/InsecureView/InsecureView.tsx'
import { useHasSessionPassword } from '../../session/sessionPassword.ts'
import { useMember } from '../../session/useMember.ts'
import { useFailure } from '../useFailure.ts'
import { secureHref } from '../../blocks/secureHref.ts'
import { ChangePasswordView } from './ChangePasswordView.tsx'
import { useChangePassword } from './useChangePassword.ts'

/** `/m/changePsw` (2.12). The input is preserved when the session ends. */
export function ChangePasswordScreen() {
  const insecure = secureHref()
  const member = useMember()
  return insecure ? <InsecureView href={insecure} /> : <ChangePassword key={member.userName} member={member} />
}

function ChangePassword({ member }: { member: SessionInfo }) {
  const t = useTranslations('auth.change')
  const client = useClient()
  const failureOf = useFailure()
  const holds = useHasSessionPassword()
  const { data: rules } = useSuspenseQuery(registerRulesQuery(client))
  const { submit, pending, error, wrongOld, correctOld, same, setSame } = useChangePassword(member.userName)
  return (
    <>
      <ChangePasswordView
        userName={member.userName}
        rules={rules}
        asksOld={!holds}
        oldIsWrong={wrongOld}
        onOld={correctOld}
        firstTime={member.firstTimeLogin}
        pending={pending}
        error={wrongOld ? undefined : failureOf(error)}
        onSubmit={submit}
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
