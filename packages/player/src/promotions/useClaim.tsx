import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { claimRewardsMutation } from '@platform/sdk/query/rewards'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import type { UnknownOutcomeProps } from '../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { unknownOf } from '../blocks/form/UnknownOutcome/unknownOf.ts'
import { useSpell } from '../i18n/useSpell.ts'
import { useErrorText } from '../i18n/useErrorText.ts'

/** What a view needs to claim rewards. */
export interface Claiming {
  busy: boolean
  unknown: UnknownOutcomeProps | undefined
  onClaim: (ids: string[]) => void
  /** Something was just won; `onCelebrated` is called once that was shown. */
  won: boolean
  onCelebrated: () => void
}

/** Claims one reward or several, once, and reports the outcome. */
export function useClaim(symbol: string): Claiming {
  const t = useTranslations('rewards.card')
  const spell = useSpell(symbol)
  const textOf = useErrorText()
  const [won, setWon] = useState(false)
  const claim = useKeyedMutation(claimRewardsMutation(useClient()), {
    onDone: (answer) => {
      toasts.success(answer ? t('claimed', { amount: spell(answer.amount) }) : t('claimedSome'))
      setWon(true)
    },
    onFailed: (error) => toasts.error(textOf(error)),
  })
  return {
    busy: claim.busy,
    unknown: unknownOf(claim),
    onClaim: (ids) => void claim.submit({ ids }),
    won,
    onCelebrated: () => setWon(false),
  }
}
