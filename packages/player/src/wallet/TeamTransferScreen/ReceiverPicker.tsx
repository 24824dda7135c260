import { useState } from 'react'
import { memberTypes } from '@platform/sdk/account'
import { useDirectMembers } from '../../blocks/form/MemberPicker/useDirectMembers.ts'
import type { Receiver } from './Receiver.ts'
import { ReceiverPickerView } from './ReceiverPickerView.tsx'

interface ReceiverPickerProps {
  chosen: readonly Receiver[]
  /** Maximum of receivers of one transfer. */
  most: number
  onToggle: (member: Receiver) => void
  onClose: () => void
}

const withoutMoney: number[] = [memberTypes.trial, memberTypes.testPlayer]

/** The direct members who may receive money, searchable by name. */
export function ReceiverPicker({ chosen, most, onToggle, onClose }: ReceiverPickerProps) {
  const [name, setName] = useState('')
  const direct = useDirectMembers(name, ({ type }) => !withoutMoney.includes(type))
  return (
    <ReceiverPickerView
      {...direct}
      name={name}
      onSearch={setName}
      chosen={chosen}
      full={chosen.length >= most ? most : undefined}
      onToggle={onToggle}
      onClose={onClose}
    />
  )
}
