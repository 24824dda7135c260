import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ContractProblem } from '@platform/sdk/contracts'
import { AmountField, Card, CloseIcon, IconButton, keepFocus, TextField, wholeNumberIn } from '@platform/ui'
import { isSalary } from '../isSalary.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import type { Draft, TierDraft } from './Draft.ts'
import * as css from './Editor.css.ts'

interface TierFieldsProps {
  /** 1-based. */
  number: number
  tier: TierDraft
  draft: Draft
  problems: readonly ContractProblem[]
  textOf: (problem: ContractProblem) => ReactNode
  tried: boolean
  /** The default stake that makes a member active. */
  activeStake: string
  symbol: string
  onChange: (values: Partial<TierDraft>) => void
  /** Absent for the only tier. */
  onRemove: (() => void) | undefined
}

/** One tier: its minimums and its payment. Errors are shown on blur. */
export function TierFields({ number, tier, draft, problems, textOf, tried, activeStake, symbol, onChange, onRemove }: TierFieldsProps) {
  const t = useTranslations('contracts.editor')
  const terms = useTranslations('contracts.terms')
  const [left, setLeft] = useState(false)
  const errorOf = (field: ContractProblem['field']) => {
    const problem = problems.find((one) => one.field === field)
    return problem && (tried || left) ? textOf(problem) : undefined
  }
  const salary = isSalary(draft)
  const amount = { symbol, compact: true }
  return (
    <Card
      className={css.stack}
      role="group"
      aria-label={terms('tierOf', { tier: number })}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setLeft(true)}
    >
      <div className={css.head}>
        <h3 className={css.heading}>{terms('tierOf', { tier: number })}</h3>
        {onRemove && (
          <IconButton label={t('remove', { tier: number })} icon={<CloseIcon size="sm" />} onMouseDown={keepFocus} onClick={onRemove} />
        )}
      </div>
      <div className={css.fields}>
        {(!salary || draft.basis === 'stake') && (
          <AmountField
            {...amount}
            label={t(salary ? 'validBet' : 'minimumBet')}
            aria-required={false}
            hint={t('noMinimum')}
            error={errorOf('minimumBet')}
            value={tier.minimumBet}
            onChange={(minimumBet) => onChange({ minimumBet })}
          />
        )}
        {(!salary || draft.basis === 'loss') && (
          <AmountField
            {...amount}
            label={t('netLoss')}
            aria-required={false}
            hint={t('noMinimum')}
            error={errorOf('netLoss')}
            value={tier.netLoss}
            onChange={(netLoss) => onChange({ netLoss })}
          />
        )}
        <TextField
          label={t('activeMember')}
          aria-required={false}
          hint={t('noMinimum')}
          error={errorOf('activeMember')}
          value={tier.activeMember}
          onChange={({ currentTarget }) => onChange({ activeMember: wholeNumberIn(currentTarget.value) ?? tier.activeMember })}
          inputMode="numeric"
          autoComplete="off"
          limit={6}
        />
        {salary && Number(tier.activeMember) > 0 && (
          <AmountField
            {...amount}
            label={t('activeStake')}
            aria-required={false}
            hint={verbatim(t)('activeStakeHint', { amount: activeStake })}
            error={errorOf('activeStake')}
            value={tier.activeStake}
            onChange={(next) => onChange({ activeStake: next })}
          />
        )}
        {draft.rateType === 'fixed' ? (
          <AmountField
            {...amount}
            label={t('pays')}
            error={errorOf('amount')}
            value={tier.amount}
            onChange={(next) => onChange({ amount: next })}
          />
        ) : (
          <TextField
            label={t('pays')}
            hint={t('rateHint')}
            error={errorOf('contractRate')}
            value={tier.rate}
            onChange={({ currentTarget: { value } }) => {
              // Two numbers are never joined.
              if (!/\d[^\d.,]+\d/.test(value)) onChange({ rate: value.replaceAll(/[^\d.,]/g, '') })
            }}
            inputMode="decimal"
            autoComplete="off"
            limit={7}
            end={<span className={css.percent}>%</span>}
          />
        )}
      </div>
    </Card>
  )
}
