import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import type { Contract, ContractReply } from '@platform/sdk/contracts'
import {
  processContractHourSalaryMutation,
  processDailySalaryContractMutation,
  processDividendRequestMutation,
} from '@platform/sdk/query/contracts'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { toasts } from '@platform/ui'
import { unknownOf } from '../../blocks/form/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'

type DividendCycle = 'week' | 'halfMonth' | 'month'

/** The proposal was withdrawn or answered elsewhere; the gateway's own text is for the offering agent. */
const isGone = (error: unknown) => error instanceof PlatformError && error.code === 'contract.none'

/** Answers a proposal, once: each kind of contract has its own call. Scoped to the contract, so that it survives a revision. */
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
    const reply = { status, revision, ...(reason && { reason }) }
    if (kind === 'daily') return daily.submit({ id: contractId, ...reply })
    if (kind === 'hourly') return hourly.submit({ contractId, ...reply })
    return dividend.submit({ type: (proposal?.terms ?? terms)?.cycle as DividendCycle, ...reply })
  }
  return {
    busy: answer.busy,
    error: answer.status === 'failed' ? (isGone(answer.error) ? t('gone') : errorText(answer.error)) : undefined,
    unknown: unknownOf(answer),
    send,
  }
}
