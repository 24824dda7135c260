import { useTranslations } from 'use-intl'
import type { DepositPromotion } from '@platform/sdk/deposit'
import { Disclosure, Notice, RadioGroup } from '@platform/ui'
import * as css from './DepositForm.css.ts'
import type { Offers } from './useOffers.ts'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'

interface PromotionChoiceProps {
  offers: Offers
  amount: number | undefined
  symbol: string
  /** The deposit itself requires bets. */
  hasTurnover?: boolean | undefined
  value: string | undefined
  onChange: (id: string | undefined) => void
}

const NONE = ''

/** A bonus for the deposit: none by default, each with its turnover requirement and its cost. */
export function PromotionChoice({ offers, amount, symbol, hasTurnover, value = NONE, onChange }: PromotionChoiceProps) {
  const t = useTranslations('deposit.promotion')
  const spell = useSpell(symbol)
  const rules = (promotion: DepositPromotion) => {
    if (offers.waiting) return t('waiting')
    if (promotion.bonus === 0) return verbatim(t)('from', { min: spell(promotion.min) })
    return (
      <>
        {verbatim(t)('rule', { required: spell(promotion.required) })} {verbatim(t)('cost', { cost: spell(promotion.expectedCost) })}
      </>
    )
  }
  const tooLittle = offers.list.find(({ id, min }) => id === value && amount !== undefined && amount < min)
  return (
    <div className={css.offers}>
      <RadioGroup
        label={t('title')}
        aria-required={false}
        value={value}
        onChange={(id) => onChange(id === NONE ? undefined : id)}
        options={[
          { value: NONE, label: t('none'), text: t(hasTurnover ? 'noneMore' : 'noneText') },
          ...offers.list.map((promotion) => ({
            value: promotion.id,
            label: (
              <span className={css.offerHead}>
                <span>{promotion.title}</span>
                {promotion.bonus > 0 && !offers.waiting && <strong>{verbatim(t)('bonus', { bonus: spell(promotion.bonus) })}</strong>}
              </span>
            ),
            text: rules(promotion),
            disabled: amount !== undefined && amount < promotion.min,
          })),
        ]}
      />
      {tooLittle && (
        <Notice tone="warning" role="status">
          {verbatim(t)('tooLittle', { min: spell(tooLittle.min) })}
        </Notice>
      )}
      <Disclosure title={t('about')}>
        <p className={css.aboutOffers}>{t('aboutText')}</p>
      </Disclosure>
    </div>
  )
}
