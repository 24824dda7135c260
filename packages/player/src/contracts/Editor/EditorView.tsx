import { useTranslations } from 'use-intl'
import type { ContractProblem, ContractRules, ContractTerms } from '@platform/sdk/contracts'
import { AmountField, Button, Card, Disclosure, Notice, PlusIcon, Switch, useFocusOnChange } from '@platform/ui'
import { Facts } from '../../blocks/Facts/Facts.tsx'
import { keepFocus } from '../../blocks/keepFocus.ts'
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
  userName: string
  draft: Draft
  onDraft: (draft: Draft) => void
  /** The agent's own terms, which no offer may exceed. */
  ceiling: ContractTerms
  rules: ContractRules
  /** The standard's tiers if the lower of both may pay, and whether they differ from the contract's. */
  standard?: ReturnType<typeof standardFor>
  problems: readonly ContractProblem[]
  /** Submitted at least once: empty fields count as errors. */
  tried: boolean
  symbol: string
  onSubmit: (form: HTMLFormElement) => void
}

/** Editor of an offer, tier by tier, within the agent's own terms. */
export function EditorView({
  userName,
  draft,
  onDraft,
  ceiling,
  rules,
  standard = {},
  problems,
  tried,
  symbol,
  onSubmit,
}: EditorViewProps) {
  const t = useTranslations('contracts.editor')
  const terms = useTranslations('contracts.terms')
  const { money } = useContractTexts(symbol)
  const textOf = useProblemText(rules, ceiling, symbol)
  const { tiers } = draft
  const whole = (field: ContractProblem['field']) => {
    const found = problems.find((problem) => problem.tier === undefined && problem.field === field)
    return found && textOf(found)
  }
  const change = (key: number, values: Partial<TierDraft>) =>
    onDraft({ ...draft, tiers: tiers.map((tier) => (tier.key === key ? { ...tier, ...values } : tier)) })
  const broken = problems.some(({ tier }) => tier !== undefined)
  const full = tiers.length >= rules.mostTiers
  const salary = isSalary(ceiling)
  // A new tier's first field; after a removal the list of the others.
  const tierList = useFocusOnChange<HTMLDivElement, number>(tiers.length, (list, before) => {
    const groups = list.querySelectorAll<HTMLElement>('[role=group]')
    return tiers.length > before ? (groups[groups.length - 1]?.querySelector('input') ?? null) : list
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the buttons within
    <form
      noValidate
      className={css.page}
      onMouseDown={keepFocus}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
    >
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
            onChange={({ currentTarget }) => onDraft({ ...draft, carryOver: currentTarget.checked })}
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
            onChange={(cap) => onDraft({ ...draft, cap })}
          />
        )}
        {standard.tiers && (
          <>
            <Switch
              label={t('standard')}
              checked={draft.standard}
              onChange={({ currentTarget }) => onDraft({ ...draft, standard: currentTarget.checked })}
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
            tried={tried}
            activeStake={money(rules.activeStake)}
            symbol={symbol}
            onChange={(values) => change(tier.key, values)}
            onRemove={tiers.length > 1 ? () => onDraft({ ...draft, tiers: tiers.filter(({ key }) => key !== tier.key) }) : undefined}
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
          onClick={() => onDraft({ ...draft, tiers: [...tiers, nextTier(tiers)] })}
        >
          <PlusIcon size="sm" />
          {t('add')}
        </Button>
        <p id="add-tier-why" className={css.muted}>
          {t(full ? 'full' : broken ? 'broken' : 'count', { count: tiers.length, most: rules.mostTiers })}
        </p>
      </div>
      <Button type="submit" size="lg" block>
        {t('review')}
      </Button>
    </form>
  )
}
