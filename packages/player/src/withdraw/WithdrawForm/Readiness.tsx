import { useTranslations } from 'use-intl'
import type { WithdrawReadiness } from '@platform/sdk/withdraw'
import { ButtonLink } from '@platform/ui'
import { ReadinessList } from '../../blocks/money/Readiness/ReadinessList.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import { Debt, type DebtProps } from './Debt.tsx'
import type { ReadinessLinks } from './useReadinessLinks.ts'
import { verbatim } from '../../i18n/verbatim.ts'

interface ReadinessProps {
  lines: readonly WithdrawReadiness[]
  /** Smallest withdrawal, cents. */
  min: number
  links: ReadinessLinks
  symbol: string
  /** How the debt can be paid. */
  debt: Omit<DebtProps, 'symbol'> | undefined
  /** The gateway's clock. */
  now: () => number
}

const details = ['draft', 'sent', 'review', 'refused'] as const

/** The requirements of a withdrawal, each with a link to fix it. */
export function Readiness({ lines, min, links, symbol, debt, now }: ReadinessProps) {
  const t = useTranslations('withdraw.ready')
  const spell = useSpell(symbol)
  const moment = useMoment()
  const textOf = ({ item, detail, until, amount }: WithdrawReadiness) => {
    if (item === 'identity') return t(`identity.${details.find((one) => one === detail) ?? 'none'}`)
    if (item === 'paymentPassword') return until === undefined ? t('text.paymentPassword') : t('locked', { when: moment(until) })
    return verbatim(t, 'when')(`text.${item}`, {
      amount: spell(amount ?? 0),
      min: spell(min),
      when: until === undefined ? '' : moment(until),
    })
  }
  // Submitted documents need only waiting: no link.
  const hrefOf = ({ item, detail }: WithdrawReadiness) => {
    if (item === 'owed' && debt && (debt.amount > 0 || debt.unknown)) return undefined
    return detail === 'sent' || detail === 'review' ? undefined : links[item]
  }
  const waysOf = (line: WithdrawReadiness) => (
    <>
      {line.item === 'owed' && debt && <Debt {...debt} symbol={symbol} />}
      {hrefOf(line) && (
        <ButtonLink size="sm" href={hrefOf(line)!}>
          {t(`mend.${line.item as 'identity'}`)}
        </ButtonLink>
      )}
      {line.item === 'owed' && links.frozen && (
        <ButtonLink size="sm" tone="ghost" href={links.frozen}>
          {t('mend.ask')}
        </ButtonLink>
      )}
    </>
  )
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
        ways: waysOf(line),
      }))}
    />
  )
}
