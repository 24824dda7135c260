import { useFormatter, useTranslations } from 'use-intl'
import { formatMoney, Money, Skeleton, useRenderLink, useUiLabels, type Loadable } from '@platform/ui'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { isSigned, kpiFacts, type KpiName, type KpiValue, type KpiValues } from './kpis.ts'
import * as css from './KpiTiles.css.ts'

export interface KpiTilesProps {
  names: readonly KpiName[]
  values: Loadable<KpiValues>
  symbol: string
  /** Link to the rows behind a figure. */
  hrefOf: (name: KpiName) => string | undefined
}

/** Key figures side by side; a tap opens the rows behind a figure. */
export function KpiTiles({ names, values, symbol, hrefOf }: KpiTilesProps) {
  if (values.state === 'error') return <LoadFailed retry={values.retry} />
  return (
    <ul className={css.tiles} aria-busy={values.state === 'loading'}>
      {names.map((name) => (
        <li key={name} className={css.place}>
          <Tile
            name={name}
            value={values.state === 'ready' ? (values.value[name] ?? 'none') : undefined}
            symbol={symbol}
            href={hrefOf(name)}
          />
        </li>
      ))}
    </ul>
  )
}

/** `none`: the answer has no such figure. */
function Tile({
  name,
  value,
  symbol,
  href,
}: {
  name: KpiName
  value: KpiValue | 'none' | undefined
  symbol: string
  href: string | undefined
}) {
  const t = useTranslations('agents.teamOverview')
  const format = useFormatter()
  const link = useRenderLink()
  const isMoney = kpiFacts[name].unit === 'money'
  const amount = (now: number) => (isMoney ? <Money minor={now} symbol={symbol} signed={isSigned(name)} /> : format.number(now))
  const children = (
    <>
      <span className={css.label}>{t(`kpis.${name}.name`)}</span>
      <span className={css.value}>
        {value === undefined ? <Skeleton shape="title" className={css.blank} /> : value === 'none' ? '–' : amount(value.now)}
      </span>
      <span className={css.note}>
        {value !== undefined && value !== 'none' && <KpiChange value={value} symbol={isMoney ? symbol : undefined} />}
      </span>
    </>
  )
  return href === undefined ? <div className={css.tile}>{children}</div> : link({ href, className: css.tile, children })
}

/** The figure of the previous period, and the difference to the current one. */
function KpiChange({ value: { now, before }, symbol }: { value: KpiValue; symbol: string | undefined }) {
  const t = useTranslations('agents.teamOverview')
  const format = useFormatter()
  const { locale } = useUiLabels()
  if (before === undefined) return t('atNow')
  const written = (amount: number, signed: boolean) =>
    symbol === undefined
      ? format.number(amount, signed ? { signDisplay: 'exceptZero' } : {}).replace('-', '−')
      : formatMoney(amount, { symbol, locale, signed })
  return t('before', { before: written(before, false), change: written(now - before, true) })
}
