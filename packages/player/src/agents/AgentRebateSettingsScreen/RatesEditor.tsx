import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { BusinessError } from '@platform/sdk'
import { downlineRebatesQuery, rebateQuotasQuery, updateDownlineRebatesMutation } from '@platform/sdk/query/agents'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { ButtonLink, Empty, focusFirstError, toasts, loadable } from '@platform/ui'
import { isMissing } from '../../blocks/isMissing.ts'
import { LinesSkeleton } from '../../blocks/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/LoadFailed.tsx'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { UnknownMember } from '../UnknownMember.tsx'
import { byCategory } from '../byCategory.ts'
import { HistoryPart } from './HistoryPart.tsx'
import { RatesEditorView } from './RatesEditorView.tsx'
import * as css from './RebateSettings.css.ts'

/** Edits the rates of one direct member. */
export function RatesEditor({ memberId }: { memberId: string }) {
  const t = useTranslations('agentRebates.settings')
  const client = useClient()
  const moment = useMoment()
  const { merchant } = useMerchant()
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const member = useQuery(downlineRebatesQuery(client, memberId))
  const quotas = useQuery(rebateQuotasQuery(client))
  const change = useKeyedMutation(updateDownlineRebatesMutation(client), {
    scope: memberId,
    onDone: (done: { effectiveAt: number } | undefined) => {
      setChosen({})
      // After a reload the answer is lost. A second is too short to read a date.
      if (done) toasts.long(t('saved', { at: moment(done.effectiveAt) }))
      else toasts.success(t('savedPlain'))
    },
  })
  const back = pathTo('agentRebateSettings')
  if (isMissing(member.error)) return <UnknownMember href={back} />
  if (member.error instanceof BusinessError && member.error.code === 'rebate.direct')
    return <Empty title={t('notDirect.title')} text={t('notDirect.text')} action={<ButtonLink href={back}>{t('back')}</ButtonLink>} />
  // The selection is preserved if only a refetch fails.
  const rates = loadable(member)
  if (rates.state === 'loading') return <LinesSkeleton />
  if (rates.state === 'error') return <LoadFailed retry={rates.retry} />
  const { effectiveAt, userName } = rates.value
  const products = byCategory(rates.value.products, merchant.categories)
  const changes = products.flatMap(({ gameType, later }) => {
    const rate = chosen[gameType]
    return rate === undefined || rate === later ? [] : [{ gameType, before: later, rate }]
  })
  const error = change.status === 'failed' ? change.error : undefined
  return (
    <div className={css.page}>
      <RatesEditorView
        userName={userName}
        backHref={back}
        products={products}
        quotas={quotas.data?.content ?? []}
        effectiveAt={effectiveAt}
        changes={changes}
        onChoose={(gameType, rate) => {
          setChosen((now) => ({ ...now, [gameType]: rate }))
          // The error of the previous rates does not apply to the new ones.
          if (change.status === 'failed') change.reset()
        }}
        busy={change.busy}
        wrong={error instanceof BusinessError ? String((error.value as { gameType?: string } | undefined)?.gameType ?? '') : ''}
        error={error === undefined ? undefined : errorText(error)}
        unknown={unknownOf(change)}
        onSubmit={async (form) => {
          const end = await change.submit({ memberId, rates: changes })
          // The refused product may be scrolled out of view.
          if (end?.status === 'failed') focusFirstError(form)
        }}
      />
      <HistoryPart memberId={memberId} />
    </div>
  )
}
