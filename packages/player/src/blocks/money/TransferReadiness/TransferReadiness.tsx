import { useTranslations } from 'use-intl'
import type { TransferItem, TransferReadiness as Line } from '@platform/sdk/wallet'
import { ButtonLink } from '@platform/ui'
import { ReadinessList } from '../Readiness/ReadinessList.tsx'
import { useSpell } from '../../../i18n/useSpell.ts'
import { useMoment } from '../../../i18n/useMoment.ts'
import { verbatim } from '../../../i18n/verbatim.ts'

interface TransferReadinessProps {
  lines: readonly Line[]
  links: Partial<Record<TransferItem, string | undefined>>
  symbol: string
  now: () => number
}

/** The requirements of a transfer, each with a link to fix it. */
export function TransferReadiness({ lines, links, symbol, now }: TransferReadinessProps) {
  const t = useTranslations('wallet.ready')
  const spell = useSpell(symbol)
  const moment = useMoment()
  const textOf = ({ item, until, amount }: Line) => {
    if (item === 'paymentPassword' && until !== undefined) return t('locked', { when: moment(until) })
    return verbatim(t, 'when')(`text.${item}`, { amount: spell(amount ?? 0), when: until === undefined ? '' : moment(until) })
  }
  return (
    <ReadinessList
      title={t('title')}
      intro={t('intro')}
      doneText={t('done')}
      leftText={t('left')}
      now={now}
      lines={lines.map((line) => ({
        item: line.item,
        done: line.done,
        name: t(`item.${line.item}`),
        text: textOf(line),
        deadline: line.item === 'hold' ? line.until : undefined,
        ways: links[line.item] && (
          <ButtonLink size="sm" href={links[line.item]!}>
            {t(`mend.${line.item as 'owed'}`)}
          </ButtonLink>
        ),
      }))}
    />
  )
}
