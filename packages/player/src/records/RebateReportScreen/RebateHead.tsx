import { useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import type { getRebateRates, getRebateRecords } from '@platform/sdk/wallet'
import { ButtonLink, Card, Disclosure, type Loadable, Skeleton, StatTile } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import { RateTable } from './RateTable.tsx'
import * as css from './RebateReport.css.ts'

interface RebateHeadProps {
  paid: Loadable<OutputOf<typeof getRebateRecords>['paid']>
  rates: Loadable<OutputOf<typeof getRebateRates>>
  symbol: string
  claimHref: string | undefined
}

/** Above the list: rebate paid today, yesterday and this month, the link to the claim, the rates. */
export function RebateHead({ paid, rates, symbol, claimHref }: RebateHeadProps) {
  const t = useTranslations('records.rebateReport')
  const spell = useSpell(symbol)
  return (
    <div className={css.head}>
      {paid.state !== 'error' && (
        <div className={css.tiles}>
          {(['today', 'yesterday', 'month'] as const).map((when) => (
            <StatTile
              key={when}
              label={t(when)}
              value={paid.state === 'ready' ? spell(paid.value[when]) : <Skeleton className={css.place} />}
            />
          ))}
        </div>
      )}
      {claimHref && (
        <ButtonLink block href={claimHref}>
          {t('claim')}
        </ButtonLink>
      )}
      {rates.state === 'loading' && (
        <Card>
          <div className={css.closedPlace}>
            <Skeleton className={css.place} />
          </div>
        </Card>
      )}
      {rates.state === 'ready' && rates.value.products.length > 0 && (
        <Card>
          <Disclosure title={t('rates')}>
            <RateTable rates={rates.value} />
          </Disclosure>
        </Card>
      )}
    </div>
  )
}
