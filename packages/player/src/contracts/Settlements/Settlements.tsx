import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { MOST_SETTLEMENTS, SettlementState } from '@platform/sdk/contracts'
import { contractSettlementsQuery } from '@platform/sdk/query/contracts'
import { useClient } from '@platform/sdk/react'
import { ButtonLink, ChipRow, FilterChip } from '@platform/ui'
import type { ContractPart } from '../ContractPart.ts'
import { useContractTexts } from '../useContractTexts.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { SettlementList } from './SettlementList.tsx'
import * as css from './Settlements.css.ts'

const states = [undefined, ...SettlementState.options] as const

/** The settlements of contracts with members below, and a link to pay all open ones. */
export function Settlements({ kind, place, symbol }: ContractPart) {
  const t = useTranslations('contracts.settlements')
  const { money } = useContractTexts(symbol)
  const [state, setState] = useState<SettlementState>()
  const open = useInfiniteQuery(contractSettlementsQuery(useClient(), { kind, side: 'downline', state: 'open' })).data?.pages[0]
  const payable = open?.content.some(({ payer }) => payer === 'upline') && open.footer
  return (
    <div className={css.stack}>
      {payable && payable.openCount > 0 && (
        <ButtonLink block href={place.at({ tab: 'settlements', view: 'pay' })}>
          {payable.openCount > MOST_SETTLEMENTS
            ? t('payNewest', { most: MOST_SETTLEMENTS, count: payable.openCount })
            : verbatim(t)('payAll', { amount: money(payable.open), count: payable.openCount })}
        </ButtonLink>
      )}
      <ChipRow label={t('status')} value={state ?? ''}>
        {states.map((each) => (
          <FilterChip key={each ?? ''} selected={each === state} onClick={() => setState(each)}>
            {t(`filter.${each ?? 'all'}`)}
          </FilterChip>
        ))}
      </ChipRow>
      <SettlementList kind={kind} side="downline" state={state} place={place} symbol={symbol} />
    </div>
  )
}
