import { useSuspenseQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { settingsQuery } from '@platform/sdk/query/account'
import { clubBenefitsQuery } from '@platform/sdk/query/promotions'
import { useClient } from '@platform/sdk/react'
import { useClaim } from '../useClaim.tsx'
import { BenefitsView } from './BenefitsView.tsx'
import { ClubHistory } from './ClubHistory.tsx'

/** `/m/member/benefits` (2.1): the member club; `view=history` lists its payments. */
export function BenefitsScreen() {
  const [query] = useSearchParams()
  return query.get('view') === 'history' ? <ClubHistory /> : <Club />
}

function Club() {
  const client = useClient()
  const [{ data: club }, { data: site }] = useSuspenseQueries({ queries: [clubBenefitsQuery(client), settingsQuery(client)] })
  const claiming = useClaim(site.currencySymbol)
  return <BenefitsView club={club} symbol={site.currencySymbol} claiming={claiming} />
}
