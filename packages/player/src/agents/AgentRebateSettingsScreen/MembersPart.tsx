import { useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { globalRebateSettingsQuery, rebateQuotasQuery, teamMembersQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { allOf, loadable } from '@platform/ui'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { rangeOf } from '../../blocks/record/periods.ts'
import { PLATFORM_ZONE } from '../../i18n/platformZone.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { byCategory } from '../byCategory.ts'
import { MembersView } from './MembersView.tsx'
import { OwnRatesView } from './OwnRatesView.tsx'

/** The agent's own rates and ceilings, and the list of direct members. */
export function MembersPart() {
  const client = useClient()
  const linkTo = useLinkTo()
  const { merchant } = useMerchant()
  const [name, setName] = useState('')
  const settings = useQuery(globalRebateSettingsQuery(client))
  const quotas = useQuery(rebateQuotasQuery(client))
  const days = rangeOf('today', client.clock.now(), PLATFORM_ZONE)
  const members = useInfiniteQuery(teamMembersQuery(client, { ...days, scope: 'direct', ...(name && { userName: name }) }))
  const rates = loadable(settings, ({ products }) => byCategory(products, merchant.categories))
  const direct = loadable(members, ({ pages }) => pages.flatMap(({ content }) => content))
  // If both queries failed, one message is enough.
  const all = allOf<unknown>([rates, direct])
  if (rates.state === 'error' && direct.state === 'error' && all.state === 'error') return <LoadFailed retry={all.retry} />
  return (
    <>
      <OwnRatesView rates={rates} quotas={loadable(quotas, ({ content }) => byCategory(content, merchant.categories))} />
      <MembersView
        members={direct}
        name={name}
        onSearch={setName}
        hrefOf={({ memberId }) => pathTo('agentRebateSettings', { member: memberId })}
        registerHref={linkTo('agentRegister')}
        onMore={members.hasNextPage ? () => void members.fetchNextPage() : undefined}
        loadingMore={members.isFetchingNextPage}
      />
    </>
  )
}
