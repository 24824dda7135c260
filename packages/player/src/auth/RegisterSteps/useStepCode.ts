import { useState } from 'react'
import { useClient } from '@platform/sdk/react'
import { registerEntries } from '../../storage/registerEntries.ts'
import type { RegisterValues } from '../RegisterScreen/registerSchema.ts'

/** About as long as the gateway takes it, ms. */
const life = 5 * 60_000

/** The code of the number, which goes to the gateway with the account: in this tab alone, and not for long. */
export function useStepCode() {
  const { clock } = useClient()
  const [code, setCode] = useState<RegisterValues>(() => {
    const { until = 0, ...stored } = registerEntries.stepCode.get() ?? {}
    return until > clock.now() ? stored : {}
  })
  return {
    code,
    save: (verificationCode: string, countryDialingCode: string) => {
      setCode({ verificationCode, countryDialingCode })
      registerEntries.stepCode.set({ verificationCode, countryDialingCode, until: clock.now() + life })
    },
    forget: () => {
      setCode({})
      registerEntries.stepCode.remove()
    },
  }
}
