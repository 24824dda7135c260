import { useState } from 'react'
import type { Feature } from '../../merchant/Feature.ts'
import { useFeature } from '../../merchant/useFeature.ts'
import { useFeatureMayCome } from '../../merchant/useFeatureMayCome.ts'
import { secureHref } from '../../blocks/form/InsecureView/secureHref.ts'
import { useKnownRules } from '../rules/useKnownRules.ts'
import { usualAccountRules } from '../rules/usualRules.ts'
import { firstForgetMethod, type ForgetMethod } from './forgetRules.ts'
import { ForgetView } from './ForgetView.tsx'
import { useByEmail } from './useByEmail.ts'
import { useByPhone } from './useByPhone.ts'

/** `/m/forget` (2.11). Both methods are offered only if FORGOTCHOICE3 is on. */
export function ForgetScreen() {
  const rules = useKnownRules(usualAccountRules)
  const choice = useExpected('FORGOTCHOICE3')
  const usual = firstForgetMethod(useExpected('CHNGPASSVERIF3'))
  const [chosen, setMethod] = useState<ForgetMethod>()
  const byEmail = useByEmail(rules)
  const byPhone = useByPhone(rules)
  return (
    <ForgetView
      secureHref={secureHref()}
      method={(choice && chosen) || usual}
      onMethodChange={choice ? setMethod : undefined}
      byEmail={byEmail}
      byPhone={byPhone}
    />
  )
}

/** Until the gateway answers, the merchant's configuration counts: the form of a first visit does not change under the player. */
function useExpected(feature: Feature): boolean {
  const isOn = useFeature(feature)
  const mayCome = useFeatureMayCome(feature)
  return isOn || mayCome
}
