import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { claimPromotionMutation, joinPromotionMutation } from '@platform/sdk/query/promotions'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { unknownOf } from '../../blocks/form/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useRequireSession } from '../../session/useRequireSession.ts'
import type { ActivityDetailViewProps } from './ActivityDetailView.tsx'
import type { PromotionAction } from './promotionAction.ts'
import { useApplication } from './useApplication.ts'

/** Joining, applying and claiming, once each. A guest signs in first. */
export function useTakePart(id: string, imageRequired: boolean): ActivityDetailViewProps['part'] {
  const t = useTranslations('promotions')
  const client = useClient()
  const textOf = useErrorText()
  const requireSession = useRequireSession()
  const [applying, setApplying] = useState(false)
  const reported = (text: string) => ({
    scope: id,
    onDone: () => toasts.success(text),
    onFailed: (error: unknown) => toasts.error(textOf(error)),
  })
  const join = useKeyedMutation(joinPromotionMutation(client), reported(t('joined')))
  const claim = useKeyedMutation(claimPromotionMutation(client), reported(t('claimed')))
  const application = useApplication(id, imageRequired, () => setApplying(false))
  const act: Record<Exclude<PromotionAction, 'deposit'>, () => void> = {
    join: () => void join.submit({ id }),
    claim: () => void claim.submit({ id }),
    apply: () => setApplying(true),
  }
  return {
    busy: join.busy || claim.busy,
    onAction: (action) => requireSession(act[action]),
    unknown: unknownOf(join) ?? unknownOf(claim) ?? application.form.unknown,
    form: applying ? application : undefined,
  }
}
