import { useTranslations } from 'use-intl'
import type { DownlineRebate, RebateQuota } from '@platform/sdk/agents'
import { Card, Notice, Select, useRenderLink } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import { useProductName } from '../../i18n/useProductName.ts'
import { useRate } from '../../i18n/useRate.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { ratesFor } from './ratesFor.ts'
import * as css from './RebateSettings.css.ts'

/** Chosen rates by product. */
export type Rates = Record<string, number>

export interface RatesEditorViewProps {
  userName: string
  backHref: string
  products: readonly DownlineRebate[]
  quotas: readonly RebateQuota[]
  /** When a change made now takes effect, ms. */
  effectiveAt: number
  /** Differences from the agreed rates. */
  changes: readonly { gameType: string; before: number; rate: number }[]
  form: CallForm<Rates>
}

/** A member's rates, each within its limits; before submit it shows what changes and from when. */
export function RatesEditorView(props: RatesEditorViewProps) {
  const { userName, backHref, products, quotas, effectiveAt, changes, form } = props
  const t = useTranslations('agentRebates.agentRebateSettings')
  const rate = useRate()
  const nameOf = useProductName()
  useViewTitle(t('of', { name: userName }))
  const moment = useMoment()
  const link = useRenderLink()
  const gap = products[0]?.gap ?? 0
  const isRaiseOnly = products.every((product) => product.least === product.rate)
  return (
    <Form form={form} className={css.stack} submit={changes.length > 0 && t('save')} unknownText={t('unknown')}>
      <div className={css.head}>
        <h2 className={css.heading}>{verbatim(t)('of', { name: userName })}</h2>
        {link({ href: backHref, className: css.link, children: t('back') })}
      </div>
      {products.length === 0 && <Notice>{t('noProducts')}</Notice>}
      <fieldset className={css.fields} disabled={form.busy}>
        {products.map((product) => (
          <Select
            key={product.gameType}
            label={nameOf(product.gameType)}
            hint={hintOf(product)}
            error={form.errorOf(product.gameType)}
            value={String(changes.find(({ gameType }) => gameType === product.gameType)?.rate ?? product.later)}
            options={ratesFor(product, quotas).map(({ value, full }) => ({
              value: String(value),
              label: full ? t('full', { rate: rate(value) }) : rate(value),
              disabled: full,
            }))}
            disabled={product.least >= product.most}
            onChange={({ currentTarget }) => form.set(product.gameType, Number(currentTarget.value))}
          />
        ))}
      </fieldset>
      <p className={css.muted}>
        {[gap > 0 ? t('gap', { gap: rate(gap) }) : t('equal'), isRaiseOnly && t('raiseOnly')].filter(Boolean).join(' ')}
      </p>
      <Card className={css.tight} aria-live="polite">
        <h3 className={css.heading}>{t('changes')}</h3>
        {changes.length === 0 ? (
          <p className={css.muted}>{t('none')}</p>
        ) : (
          <>
            <ul className={css.changes}>
              {changes.map(({ gameType, before, rate: after }) => (
                <li key={gameType} className={css.line}>
                  <span>{nameOf(gameType)}</span>
                  <span className={css.end}>
                    <span className={css.before}>{rate(before)}</span> → <strong>{rate(after)}</strong>
                  </span>
                </li>
              ))}
            </ul>
            <p className={css.muted}>{t('effective', { at: moment(effectiveAt) })}</p>
          </>
        )}
      </Card>
    </Form>
  )

  function hintOf({ rate: now, later, laterAt, least, most, mine }: DownlineRebate): string {
    const state =
      laterAt === undefined ? t('now', { rate: rate(now) }) : t('later', { rate: rate(now), later: rate(later), at: moment(laterAt) })
    const room = least < most ? t('range', { least: rate(least), most: rate(most) }) : t('fixed')
    return `${state} · ${room} · ${t('mine', { rate: rate(mine) })}`
  }
}
