import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { registerRulesQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { useFeature } from '../../merchant/useFeature.ts'
import { secureHref } from '../../blocks/secureHref.ts'
import { firstForgetMethod, type ForgetMethod } from './forgetRules.ts'
import { ForgetView } from './ForgetView.tsx'
import { useByEmail } from './useByEmail.ts'
import { useByPhone } from './useByPhone.ts'

/** `/m/forget` (2.11). A choice of ways only where FORGOTCHOICE3 is on. */
export function ForgetScreen() {
  const { data: rules } = useSuspenseQuery(registerRulesQuery(useClient()))
  const choice = useFeature('FORGOTCHOICE3')
  const usual = firstForgetMethod(useFeature('CHNGPASSVERIF3'))
  const [chosen, setMethod] = useState<ForgetMethod>()
  const byEmail = useByEmail()
  const byPhone = useByPhone()
  return (
    <ForgetView
      secureHref={secureHref()}
      method={(choice && chosen) || usual}
      onMethodChange={choice ? setMethod : undefined}
      byEmail={{ rules, ...byEmail }}
      byPhone={{ rules, ...byPhone }}
    />
  )
}
