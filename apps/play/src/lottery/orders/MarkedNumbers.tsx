import { Picks } from '@platform/ui'
import { markHits, parseNumbers, type SubOrder } from '@platform/sdk/lottery'
import { pickText } from '../numberText.ts'
import { useWords } from '../words.ts'
import * as css from './MarkedNumbers.css.ts'

/** The play and the picks of a line; those that hit are marked. */
export function MarkedNumbers({ line, result }: { line: SubOrder; result: string }) {
  const words = useWords()
  const { t } = words
  // A cancelled line took no part in the draw.
  const drawn = result !== '' && line.status !== 'cancelled'
  const hitText = (hits: number) => (hits > 1 ? t('hitTimes', { n: hits }) : t('hit'))
  const groups = markHits(line.playCode, parseNumbers(line.numbers), parseNumbers(result)).map((group) =>
    group.map(({ pick, hits }) => ({ text: pickText(words, pick), hit: drawn && hits > 0 ? hitText(hits) : undefined })),
  )
  return (
    <span className={css.line}>
      <span className={css.play}>{t(`play.${line.playCode}.name`)}</span>
      <Picks groups={groups} />
    </span>
  )
}
