import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { memberTypes } from '@platform/sdk/account'
import { teamMembersQuery } from '@platform/sdk/query/agents'
import { useClient } from '@platform/sdk/react'
import { loadable } from '../../blocks/Loadable.ts'
import { rangeOf } from '../../blocks/periods.ts'
import { PLATFORM_ZONE } from '../../i18n/platformZone.ts'
import type { Receiver } from './Receiver.ts'
import { ReceiverPickerView } from './ReceiverPickerView.tsx'

interface ReceiverPickerProps {
  chosen: readonly Receiver[]
  /** Members that one transfer may have. */
  most: number
  onToggle: (member: Receiver) => void
  onClose: () => void
}

const withoutMoney: number[] = [memberTypes.trial, memberTypes.testPlayer]

/** The direct members who may get money, by name. */
export function ReceiverPicker({ chosen, most, onToggle, onClose }: ReceiverPickerProps) {
  const client = useClient()
  const [name, setName] = useState('')
  const days = rangeOf('today', client.clock.now(), PLATFORM_ZONE)
  const members = useInfiniteQuery(teamMembersQuery(client, { ...days, scope: 'direct', ...(name && { userName: name }) }))
  return (
    <ReceiverPickerView
      members={loadable(members, ({ pages }) =>
        pages.flatMap(({ content }) => content).filter(({ disabled, type }) => !disabled && !withoutMoney.includes(type)),
      )}
      name={name}
      onSearch={setName}
      chosen={chosen}
      full={chosen.length >= most ? most : undefined}
      onToggle={onToggle}
      onMore={members.hasNextPage ? () => void members.fetchNextPage() : undefined}
      loadingMore={members.isFetchingNextPage}
      onClose={onClose}
    />
  )
}
