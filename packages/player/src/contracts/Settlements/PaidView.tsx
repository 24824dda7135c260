import { useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import type { paySettlement } from '@platform/sdk/contracts'
import { ButtonLink, Card, Facts } from '@platform/ui'
import { Outcome } from '../../blocks/money/OrderPage/Outcome.tsx'
import { useContractTexts } from '../useContractTexts.ts'
import * as css from './Settlements.css.ts'

/** The payment made, and the balance after it. */
export function PaidView({ paid, symbol, listHref }: { paid: OutputOf<typeof paySettlement>; symbol: string; listHref: string }) {
  const t = useTranslations('contracts.pay')
  const { money, period } = useContractTexts(symbol)
  return (
    <div className={css.page} role="status">
      <Outcome look="good" title={t('done')} amount={money(paid.total)}>
        <p className={css.text}>{t('doneText', { count: paid.settlements.length })}</p>
      </Outcome>
      <Card>
        <Facts
          rows={[
            ...paid.settlements.map((settlement) => ({
              label: `${settlement.userName}, ${period(settlement)}`,
              value: money(settlement.due),
            })),
            { label: t('balance'), value: money(paid.balanceAfter) },
          ]}
        />
      </Card>
      <ButtonLink block href={listHref}>
        {t('back')}
      </ButtonLink>
    </div>
  )
}
