import { useRef, useState } from 'react'
import { useClient } from '@platform/sdk/react'
import { registerEntries, type RegisterDraft } from '../../storage/registerEntries.ts'
import type { RegisterValues } from '../RegisterScreen/registerSchema.ts'
import { withoutSecrets } from '../RegisterScreen/useRegisterDraft.ts'

const day = 24 * 60 * 60_000
const none: RegisterDraft = { method: 'username', country: '', values: {} }

/** The answers before the account exists: on this device alone, for a day, without passwords and codes. */
export function useStepDraft() {
  const { clock } = useClient()
  const [draft, setDraft] = useState<RegisterDraft>(() => {
    const stored = registerEntries.stepDraft.get()
    if (stored && (stored.until ?? 0) > clock.now()) return stored
    if (stored) registerEntries.stepDraft.remove()
    return none
  })
  // Several parts of an answer are saved before the next rendering.
  const latest = useRef(draft)
  const become = (next: RegisterDraft) => {
    latest.current = next
    setDraft(next)
  }
  return {
    ...draft,
    save: (values: RegisterValues, rest: Partial<Omit<RegisterDraft, 'values'>> = {}) => {
      const all = withoutSecrets({ ...latest.current.values, ...values })
      become({ ...latest.current, ...rest, values: all, until: clock.now() + day })
      registerEntries.stepDraft.set(latest.current)
    },
    forget: () => {
      become(none)
      registerEntries.stepDraft.remove()
    },
  }
}

export type StepDraft = ReturnType<typeof useStepDraft>
