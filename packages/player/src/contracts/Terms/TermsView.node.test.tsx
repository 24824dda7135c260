import { minor } from '@platform/sdk'
import type { ContractTerms } from '@platform/sdk/contracts'
import { expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { salaryTerms } from '../samples.ts'
import { TermsView } from './TermsView.tsx'

const shown = (terms: ContractTerms, now?: ContractTerms) =>
  renderToText(<TermsView terms={terms} now={now} activeStake={minor(50_000)} symbol="R$" />, 'en')
const differences = (html: string) => html.split('changed').length - 1

test('[7.5] a change of nothing but the standard shows in the comparison, tier by tier', async () => {
  expect(differences(await shown(salaryTerms, salaryTerms))).toBe(0)
  const other = { ...salaryTerms, standard: salaryTerms.standard!.map((tier) => ({ ...tier, amount: minor(tier.amount + 100) })) }
  expect(differences(await shown(other, salaryTerms))).toBe(2)
  const { standard: _standard, ...alone } = salaryTerms
  // Its line among the facts, and three cells in each of its two tiers.
  expect(differences(await shown(alone, salaryTerms))).toBe(7)
})

test('[7.5] an amount of zero to be active with is shown, the merchant’s is shown where a tier names none, and none where no members are required', async () => {
  const [first, second] = salaryTerms.tiers
  const { standard: _standard, ...alone } = salaryTerms
  const cells = async (tiers: ContractTerms['tiers']) =>
    [...(await shown({ ...alone, tiers })).matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map((match) => match[1])
  const tiers = [{ ...first!, activeMember: 0 }, { ...first! }, { ...second!, activeStake: minor(0) }]
  const asked = (await cells(tiers)).filter((cell) => !cell?.startsWith('R$'))
  expect(asked).toEqual(['5,000', '–', '–', '5,000', '3', '500', '20,000', '8', '0'])
})
