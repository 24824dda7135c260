import { useTranslations } from 'use-intl'
import type { ContractProblem, ContractRules, ContractTerms } from '@platform/sdk/contracts'
import { AmountField, Button, Card, Disclosure, Facts, keepFocus, Notice, PlusIcon, Switch, useFocusOnChange } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import { isSalary } from '../isSalary.ts'
import { TierTable } from '../Terms/TierTable.tsx'
import { useContractTexts } from '../useContractTexts.ts'
import { nextTier, type Draft, type TierDraft } from './Draft.ts'
import { ViewHeading } from '../ViewHeading.tsx'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './Editor.css.ts'
import type { standardFor } from './standardFor.ts'
import { TierFields } from './TierFields.tsx'
import { useProblemText } from './useProblemText.ts'

export interface EditorViewProps {
  form: CallForm<Draft>
  userName: string
  /** The agent's own terms, which no offer may exceed. */
  ceiling: ContractTerms
  rules: ContractRules
  /** The standard's tiers if the lower of both may pay, and whether they differ from the contract's. */
  standard?: ReturnType<typeof standardFor>
  problems: readonly ContractProblem[]
  symbol: string
}

/** Editor of an offer, tier by tier, within the agent's own terms. */
export function EditorView({ form, userName, ceiling, rules, standard = {}, problems, symbol }: EditorViewProps) {
  const t = useTranslations('contracts.editor')
  const terms = useTranslations('contracts.terms')
  const outcome = useTranslations('contracts.review')
  const { money } = useContractTexts(symbol)
  const textOf = useProblemText(rules, ceiling, symbol)
  const { values: draft, set } = form
  const { tiers } = draft
  const whole = (field: ContractProblem['field']) => {
    const found = problems.find((problem) => problem.tier === undefined && problem.field === field)
    return found && textOf(found)
  }
  const change = (key: number, values: Partial<TierDraft>) =>
    set(
      'tiers',
      tiers.map((tier) => (tier.key === key ? { ...tier, ...values } : tier)),
    )
  const broken = problems.some(({ tier }) => tier !== undefined)
  const full = tiers.length >= rules.mostTiers
  const salary = isSalary(ceiling)
  // A new tier's first field; after a removal the list of the others.
  const tierList = useFocusOnChange<HTMLDivElement, number>(tiers.length, (list, before) => {
    const groups = list.querySelectorAll<HTMLElement>('[role=group]')
    return tiers.length > before ? (groups[groups.length - 1]?.querySelector('input') ?? null) : list
  })
  return (
    <Form form={form} className={css.page} submit={t('review')} unknownText={outcome('unknown')}>
      <div className={css.tight}>
        <ViewHeading shown={verbatim(t)('title', { name: userName })}>{t('title', { name: userName })}</ViewHeading>
        <p className={css.muted}>{t('text')}</p>
      </div>
      <Card className={css.stack}>
        <Disclosure title={t('own')}>
          <TierTable terms={ceiling} activeStake={rules.activeStake} symbol={symbol} />
        </Disclosure>
        <Facts
          rows={[
            { label: terms('cycle'), value: terms(`cycles.${draft.cycle}`) },
            ...(salary ? [{ label: terms('basis'), value: terms(`bases.${draft.basis}`) }] : []),
            { label: t('active'), value: verbatim(t)('activeOver', { amount: money(rules.activeStake) }) },
          ]}
        />
        {!salary && (
          <Switch
            label={t('carryOver')}
            checked={draft.carryOver}
            disabled={ceiling.carryOver && draft.carryOver}
            onChange={({ currentTarget }) => set('carryOver', currentTarget.checked)}
          />
        )}
        {!salary && <p className={css.muted}>{t(ceiling.carryOver ? 'carryFixed' : 'carryText')}</p>}
        {whole('carryOver') && <Notice tone="danger">{whole('carryOver')}</Notice>}
        {salary && (
          <AmountField
            compact
            label={t('cap')}
            aria-required={false}
            hint={ceiling.cap === undefined ? t('capHint') : verbatim(t)('capMost', { amount: money(ceiling.cap) })}
            error={whole('cap')}
            symbol={symbol}
            value={draft.cap}
            onChange={(cap) => set('cap', cap)}
          />
        )}
        {standard.tiers && (
          <>
            <Switch
              label={t('standard')}
              checked={draft.standard}
              onChange={({ currentTarget }) => set('standard', currentTarget.checked)}
            />
            <p className={css.muted}>{t(standard.differs === 'kept' ? 'standardAgreed' : 'standardText')}</p>
            <Disclosure title={t('standardSee')}>
              <TierTable
                terms={{ ...ceiling, tiers: standard.tiers }}
                activeStake={rules.activeStake}
                label={terms('standardTiers')}
                symbol={symbol}
              />
            </Disclosure>
          </>
        )}
        {draft.standard && standard.differs && <Notice tone="warning">{t(`standardDiffers.${standard.differs}`)}</Notice>}
        {whole('standard') && (
          <Notice tone="danger" role="alert">
            {whole('standard')}
          </Notice>
        )}
      </Card>
      <div ref={tierList} role="group" aria-label={t('count', { count: tiers.length, most: rules.mostTiers })} className={css.tiers}>
        {tiers.map((tier, index) => (
          <TierFields
            key={tier.key}
            number={index + 1}
            tier={tier}
            draft={draft}
            problems={problems.filter((problem) => problem.tier === index)}
            textOf={textOf}
            tried={form.errorOf('tiers') !== undefined}
            activeStake={money(rules.activeStake)}
            symbol={symbol}
            onChange={(values) => change(tier.key, values)}
            onRemove={
              tiers.length > 1
                ? () =>
                    set(
                      'tiers',
                      tiers.filter(({ key }) => key !== tier.key),
                    )
                : undefined
            }
          />
        ))}
      </div>
      {(whole('tiers') ?? whole('basis') ?? whole('rateType')) && (
        <Notice tone="danger" role="alert">
          {whole('tiers') ?? whole('basis') ?? whole('rateType')}
        </Notice>
      )}
      <div className={css.tight}>
        <Button
          block
          tone="secondary"
          disabled={full || broken}
          aria-describedby="add-tier-why"
          onMouseDown={keepFocus}
          onClick={() => set('tiers', [...tiers, nextTier(tiers)])}
        >
          <PlusIcon size="sm" />
          {t('add')}
        </Button>
        <p id="add-tier-why" className={css.muted}>
          {t(full ? 'full' : broken ? 'broken' : 'count', { count: tiers.length, most: rules.mostTiers })}
        </p>
      </div>
    </Form>
  )
}
