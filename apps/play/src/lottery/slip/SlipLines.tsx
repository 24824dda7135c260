import { type BetLine, betsOf, parseNumbers, stakeOf } from '@platform/sdk/lottery'
import { CloseIcon, IconButton } from '@platform/ui'
import { numbersText } from '../numberText.ts'
import { useWords } from '../words.ts'
import type { SlipLine } from './betting.ts'
import * as css from './SlipLines.css.ts'

interface SlipLinesProps {
  lines: readonly SlipLine[]
  onEdit: (id: number) => void
  onRemove: (id: number) => void
}

/** The lines of a slip; each can be edited and removed. */
export function SlipLines({ lines, onEdit, onRemove }: SlipLinesProps) {
  const words = useWords()
  const { t } = words
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.id} className={css.line}>
          <button type="button" className={css.open} onClick={() => onEdit(line.id)} aria-label={`${t('edit')}: ${lineText(words, line)}`}>
            <span className={css.play}>{words.t(`play.${line.playCode}.name`)}</span>
            <span className={css.numbers}>{numbersText(words, line.numbers)}</span>
            <span className={css.sum}>{costText(words, line)}</span>
          </button>
          <strong className={css.stake} translate="no">
            {words.money(stakeOf(line))}
          </strong>
          <IconButton label={`${t('remove')}: ${lineText(words, line)}`} icon={<CloseIcon size="sm" />} onClick={() => onRemove(line.id)} />
        </li>
      ))}
    </ul>
  )
}

type Words = ReturnType<typeof useWords>

const costText = ({ t, money }: Words, line: BetLine) =>
  `${t('bets', { n: betsOf(line.playCode, parseNumbers(line.numbers)) })} × ${money(line.unit)}${line.multiplier > 1 ? ` × ${line.multiplier}` : ''}`

/** A line as text: `No lugar: 1 2 · – · 7`. */
export const lineText = (words: Words, { playCode, numbers }: Pick<BetLine, 'playCode' | 'numbers'>): string =>
  `${words.t(`play.${playCode}.name`)}: ${numbersText(words, numbers)}`
