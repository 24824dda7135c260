import { useState } from 'react'
import { parseNumbers, type PlayCode } from '@platform/sdk/lottery'
import { Button, CloseIcon, IconButton, VisuallyHidden } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import { numbersText } from '../numberText.ts'
import { useWords } from '../words.ts'
import { savedNumbers } from './savedNumbers.ts'
import * as css from './SavedSheet.css.ts'

interface SavedSheetProps {
  userName: string
  playCode: PlayCode
  /** The current picks, '' if they are not a bet. */
  numbers: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onUse: (numbers: string[][]) => void
}

/** Numbers that the player has saved on this device. */
export function SavedSheet({ userName, playCode, numbers, open, onOpenChange, onUse }: SavedSheetProps) {
  const words = useWords()
  const { t } = words
  const saved = savedNumbers(userName)
  const [list, setList] = useState(() => saved.of(playCode))
  // For screen readers: sighted players see the new row.
  const [announcement, setAnnouncement] = useState('')
  const save = () => {
    saved.add(playCode, numbers)
    setList(saved.of(playCode))
    setAnnouncement(t('savedDone'))
  }
  const remove = (one: string) => {
    saved.remove(playCode, one)
    setList(saved.of(playCode))
  }
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('savedTitle')}>
      <div className={css.saved}>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        {numbers && !list.includes(numbers) && (
          <Button block tone="secondary" onClick={save}>
            {t('save')}
          </Button>
        )}
        {list.length === 0 && <p className={css.none}>{t('noSaved')}</p>}
        <ul className={css.list}>
          {list.map((one) => (
            <li key={one} className={css.row}>
              <span className={css.numbers}>{numbersText(words, one)}</span>
              <Button
                size="sm"
                onClick={() => {
                  onUse(parseNumbers(one))
                  onOpenChange(false)
                }}
              >
                {t('use')}
              </Button>
              <IconButton label={`${t('remove')}: ${numbersText(words, one)}`} icon={<CloseIcon size="sm" />} onClick={() => remove(one)} />
            </li>
          ))}
        </ul>
      </div>
    </BottomSheet>
  )
}
