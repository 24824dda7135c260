import { atom, useAtom } from 'jotai'
import type { Minor } from '@platform/sdk'
import { useMember } from '../session/useMember.ts'

/** What was chosen and typed, and not sent yet. */
export interface DepositDraft {
  channelId?: string
  amount?: Minor
  /** '' for none, though its own page led here. */
  promotionId?: string
  bankCode?: string
}

const draftAtom = atom<{ of: string; draft: DepositDraft }>({ of: '', draft: {} })

/** The member's draft outlives the way to the security centre and back, and is nobody else's. */
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
