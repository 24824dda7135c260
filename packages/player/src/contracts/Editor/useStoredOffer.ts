import { useState } from 'react'
import { useLocale } from 'use-intl'
import type { Contract, ContractTerms } from '@platform/sdk/contracts'
import { useClient } from '@platform/sdk/react'
import { contractDraftEntries } from '../../storage/contractDraftEntries.ts'
import type { ContractPart } from '../ContractPart.ts'
import { draftOf, type Draft } from './Draft.ts'
import { decimalSignOf } from './rateText.ts'

const { typedOffer } = contractDraftEntries

interface DraftOf extends Pick<ContractPart, 'kind'> {
  memberId: string
  contract: Contract | undefined
  /** The terms in force, or agreed from the next period on. */
  now: ContractTerms | undefined
  /** The agent's own terms. */
  ceiling: ContractTerms
}

/** The offer that was typed for a member. It survives a reload, and is dropped when the contract has changed or once it is sent. */
export function useStoredOffer({ kind, memberId, contract, now, ceiling }: DraftOf) {
  // Cycle, basis and kind of rate are those of the agent's own contract; otherwise the two could not be compared.
  const { cycle, basis, rateType } = ceiling
  const { session } = useClient()
  const of = [session.get()?.userName, kind, memberId, contract?.revision ?? '', basis, rateType].join(' ')
  const locale = useLocale()
  const [initial] = useState<Draft>(() => {
    const storedDraft = typedOffer.get()
    const fits = now && now.rateType === rateType && now.basis === basis
    if (storedDraft?.of !== of) return { ...draftOf(fits ? now : ceiling, decimalSignOf(locale)), cycle, basis, rateType }
    const { carryOver, standard, cap, tiers } = storedDraft
    return { cycle, basis, rateType, carryOver, standard, cap, tiers: tiers.map((tier) => ({ ...empty, ...tier })) }
  })
  const store = ({ carryOver, standard, cap, tiers }: Draft) => typedOffer.set({ of, carryOver, standard, cap, tiers: [...tiers] })
  return { initial, store, forget: () => typedOffer.remove() }
}

/** Fields that a stored draft omits. */
const empty = { minimumBet: undefined, netLoss: undefined, activeStake: undefined, amount: undefined }
