import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { TeamMember } from '@platform/sdk/agents'
import { dividendInfoQuery } from '@platform/sdk/query/contracts'
import { useClient } from '@platform/sdk/react'
import { useLinkTo, useViewer } from '../../session/useViewer.ts'
import { mayVisit } from '../../session/mayVisit.ts'
import { kindRoutes } from '../../routes/kindRoutes.ts'

/**
 * Links to the contracts with a direct member: for each kind that the agent has (an agent cannot offer others) and
 * that the member may have.
 */
export function useContractWays() {
  const t = useTranslations('agents.team.ways.contract')
  const linkTo = useLinkTo()
  const viewer = useViewer()
  const mayAsk = Object.values(kindRoutes).some((route) => mayVisit(route, viewer) === 'allowed')
  const { data } = useQuery({ ...dividendInfoQuery(useClient()), enabled: mayAsk })
  return ({ memberId, type, disabled }: Pick<TeamMember, 'memberId' | 'type' | 'disabled'>) =>
    (data?.contracts ?? [])
      .filter((kind) => !disabled && mayVisit(kindRoutes[kind], { ...viewer, type }) === 'allowed')
      .map((kind) => ({ label: t(kind), href: linkTo(kindRoutes[kind], { tab: 'downline', member: memberId }) }))
}
