import { atom, useAtom } from 'jotai'
import type { Minor } from '@platform/sdk'
import { useMember } from '../session/useMember.ts'

/** Selection and input that were not sent yet. */
export interface DepositDraft {
  channelId?: string
  amount?: Minor
  /** '' = none, even if a promotion's own page linked here. */
  promotionId?: string
  bankCode?: string
}

const draftAtom = atom<{ of: string; draft: DepositDraft }>({ of: '', draft: {} })

/** The member's draft. It survives a visit to the security center, and is never shown to another member. */
export function useDepositDraft() {
  const { userName } = useMember()
  const [stored, store] = useAtom(draftAtom)
  const draft = stored.of === userName ? stored.draft : {}
  return {
    draft,
    change: (to: DepositDraft) => store({ of: userName, draft: { ...draft, ...to } }),
    clear: () => store({ of: userName, draft: {} }),
  }
}
