import { clsx } from 'clsx'
import { VisuallyHidden } from '@platform/ui'
import { markHits, parseNumbers, type SubOrder } from '@platform/sdk/lottery'
import { pickText } from '../numberText.ts'
import { useWords } from '../words.ts'
import * as css from './MarkedNumbers.css.ts'

/** The picks of a line; hits are marked, visibly and for screen readers. */
export function MarkedNumbers({ line, result }: { line: SubOrder; result: string }) {
  const words = useWords()
  const { t } = words
  // A cancelled line took no part in the draw.
  const drawn = result !== '' && line.status !== 'cancelled'
  const groups = markHits(line.playCode, parseNumbers(line.numbers), parseNumbers(result))
  return (
    <span className={css.line}>
      <span className={css.play}>{words.t(`play.${line.playCode}.name`)}</span>
      <span className={css.picks}>
        {groups.map((group, place) => (
          // The index is the only identity of a place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place} className={css.group}>
            {group.length === 0 && '–'}
            {group.map(({ pick, hits }) => (
              <span key={pick} className={clsx(css.pick, drawn && hits > 0 && css.hit)}>
                {pickText(words, pick)}
                {drawn && hits > 0 && <VisuallyHidden> ({hits > 1 ? t('hitTimes', { n: hits }) : t('hit')})</VisuallyHidden>}
              </span>
            ))}
          </span>
        ))}
      </span>
    </span>
  )
}
