import { useTranslations } from 'use-intl'
import { Button, Checkbox, Verbatim } from '@platform/ui'
import { MemberPicker, type MemberPickerProps } from '../../blocks/form/MemberPicker/MemberPicker.tsx'
import type { Receiver } from './Receiver.ts'
import * as css from './TeamTransfer.css.ts'

export interface ReceiverPickerViewProps extends Omit<MemberPickerProps<Receiver>, 'renderMember'> {
  chosen: readonly Receiver[]
  /** The maximum, once as many are chosen. */
  full: number | undefined
  onToggle: (member: Receiver) => void
  onClose: () => void
}

/** Direct members to choose from: a search field and a list of checkboxes. */
export function ReceiverPickerView({ chosen, full, onToggle, onClose, ...picker }: ReceiverPickerViewProps) {
  const t = useTranslations('wallet.teamTransfer')
  const isChosen = (memberId: string) => chosen.some((receiver) => receiver.memberId === memberId)
  return (
    <div className={css.stack}>
      <MemberPicker
        {...picker}
        renderMember={({ memberId, userName }) => (
          <Checkbox
            className={css.choice}
            label={<Verbatim>{userName}</Verbatim>}
            checked={isChosen(memberId)}
            disabled={full !== undefined && !isChosen(memberId)}
            onChange={() => onToggle({ memberId, userName })}
          />
        )}
      />
      {full !== undefined && (
        <p className={css.muted} role="status">
          {t('full', { most: full })}
        </p>
      )}
      {chosen.length > 0 && (
        <Button tone="secondary" block onClick={onClose}>
          {t('done')}
        </Button>
      )}
    </div>
  )
}
