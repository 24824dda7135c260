import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { BusinessError } from '@platform/sdk'
import { updateDownlineRebates } from '@platform/sdk/agents'
import { downlineRebatesQuery, rebateQuotasQuery, updateDownlineRebatesMutation } from '@platform/sdk/query/agents'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { ButtonLink, Empty, toasts, loadable } from '@platform/ui'
import { useCallForm } from '../../blocks/form/useCallForm.ts'
import { isMissing } from '../../blocks/page/isMissing.ts'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { useMoment } from '../../i18n/useMoment.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { UnknownMember } from '../UnknownMember.tsx'
import { byCategory } from '../byCategory.ts'
import { HistoryPart } from './HistoryPart.tsx'
import { RatesEditorView, type Rates } from './RatesEditorView.tsx'
import * as css from './RebateSettings.css.ts'

const empty: Rates = {}

/** Edits the rates of one direct member. */
export function RatesEditor({ memberId }: { memberId: string }) {
  const t = useTranslations('agentRebates.agentRebateSettings')
  const client = useClient()
  const moment = useMoment()
  const { merchant } = useMerchant()
  const member = useQuery(downlineRebatesQuery(client, memberId))
  const quotas = useQuery(rebateQuotasQuery(client))
  const change = useKeyedMutation(updateDownlineRebatesMutation(client), {
    scope: memberId,
    onDone: (done: { effectiveAt: number } | undefined) => {
      form.empty()
      // After a reload the answer is lost. A second is too short to read a date.
      if (done) toasts.long(t('saved', { at: moment(done.effectiveAt) }))
      else toasts.success(t('savedPlain'))
    },
  })
  const products = byCategory(member.data?.products ?? [], merchant.categories)
  const changesOf = (rates: Rates) =>
    products.flatMap(({ gameType, later }) => {
      const rate = rates[gameType]
      return rate === undefined || rate === later ? [] : [{ gameType, before: later, rate }]
    })
  const form = useCallForm({
    call: updateDownlineRebates,
    empty,
    draft: `rates ${memberId}`,
    keyed: change,
    // The error of a shown product is beside it, any other error below the form.
    fieldOf: (error) => {
      const wrong = error instanceof BusinessError ? (error.value as { gameType?: string } | undefined)?.gameType : undefined
      return products.find(({ gameType }) => gameType === wrong)?.gameType
    },
    toInput: (rates) => ({ memberId, rates: changesOf(rates) }),
    send: async (input) => input.rates.length > 0 && change.submit(input),
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
  return (
    <div className={css.page}>
      <RatesEditorView
        userName={userName}
        backHref={back}
        products={products}
        quotas={quotas.data?.content ?? []}
        effectiveAt={effectiveAt}
        changes={changesOf(form.values)}
        form={form}
      />
      <HistoryPart memberId={memberId} />
    </div>
  )
}
