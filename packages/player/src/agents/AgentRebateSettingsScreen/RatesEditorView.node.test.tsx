import { expect, test } from 'vitest'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { renderToText } from '../../testing/renderToText.tsx'
import { RatesEditorView } from './RatesEditorView.tsx'

const product = { gameType: 'RNG', rate: 120, later: 120, mine: 150, least: 120, most: 145, step: 5, gap: 5 }
const change = { gameType: 'RNG', before: 120, rate: 135 }
const text = 'Não foi salvo.'

test.each([
  ['of a product', { errors: { RNG: text } }, [change]],
  ['of a product whose change is gone', { errors: { RNG: text } }, []],
  ['of no product that is shown', { failure: text }, [change]],
  ['of no product that is shown, with nothing left to save', { failure: text }, []],
])('[7.5] a refusal %s is said once', async (_case, refusal, changes) => {
  const form = sampleForm<Record<string, number>>({}, refusal)
  const shown = await renderToText(
    <RatesEditorView userName="ligia" backHref="#" products={[product]} quotas={[]} effectiveAt={0} changes={changes} form={form} />,
  )
  expect(shown.split(text)).toHaveLength(2)
})
