import { useInfiniteQuery } from '@tanstack/react-query'
import type { TeamMember } from '@platform/sdk/agents'
import { teamMembersQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { PLATFORM_ZONE } from '../../../i18n/platformZone.ts'
import { rangeOf } from '../../record/periods.ts'

/** The agent's direct members by name prefix, without those who cannot be selected: the data of `MemberPicker`. */
export function useDirectMembers(name: string, mayBe: (member: TeamMember) => boolean) {
  const client = useClient()
  const days = rangeOf('today', client.clock.now(), PLATFORM_ZONE)
  const members = useInfiniteQuery(teamMembersQuery(client, { ...days, scope: 'direct', ...(name && { userName: name }) }))
  return {
    members: loadable(members, ({ pages }) =>
      pages.flatMap(({ content }) => content).filter((member) => !member.disabled && mayBe(member)),
    ),
    onMore: members.hasNextPage ? () => void members.fetchNextPage() : undefined,
    loadingMore: members.isFetchingNextPage,
  }
}
