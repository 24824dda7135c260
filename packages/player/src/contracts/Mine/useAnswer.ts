import { useTranslations } from 'use-intl'
import type { Contract, ContractReply } from '@platform/sdk/contracts'
import {
  processContractHourSalaryMutation,
  processDailySalaryContractMutation,
  processDividendRequestMutation,
} from '@platform/sdk/query/contracts'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'

type DividendCycle = 'week' | 'halfMonth' | 'month'

/** Answers what is proposed, once: each kind of contract has a call of its own. */
export function useAnswer({ contractId, kind, revision, proposal, terms }: Contract) {
  const t = useTranslations('contracts.answer')
  const client = useClient()
  const errorText = useErrorText()
  const once = { scope: contractId, onDone: () => toasts.success(t('sent')) }
  const dividend = useKeyedMutation(processDividendRequestMutation(client), once)
  const daily = useKeyedMutation(processDailySalaryContractMutation(client), once)
  const hourly = useKeyedMutation(processContractHourSalaryMutation(client), once)
  const answer = { dividend, daily, hourly }[kind]
  const send = (status: ContractReply, reason?: string) => {
    const said = { status, revision, ...(reason && { reason }) }
    if (kind === 'daily') return daily.submit({ id: contractId, ...said })
    if (kind === 'hourly') return hourly.submit({ contractId, ...said })
    return dividend.submit({ type: (proposal?.terms ?? terms)?.cycle as DividendCycle, ...said })
  }
  return {
    busy: answer.busy,
    error: answer.status === 'failed' ? errorText(answer.error) : undefined,
    unknown: unknownOf(answer),
    send,
  }
}
