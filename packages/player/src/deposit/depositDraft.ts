import type { Minor } from '@platform/sdk'
import { useDraft } from '../session/useDraft.ts'

/** Selection and input that were not sent yet. */
export interface DepositDraft {
  channelId?: string
  amount?: Minor
  /** '' = none, even if a promotion's own page linked here. */
  promotionId?: string
  bankCode?: string
}

export const useDepositDraft = () => useDraft<DepositDraft>('deposit')
