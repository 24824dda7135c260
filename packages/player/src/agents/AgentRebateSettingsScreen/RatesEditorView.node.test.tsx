import { expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { RatesEditorView } from './RatesEditorView.tsx'

const nothing = () => undefined
const product = { gameType: 'RNG', rate: 120, later: 120, mine: 150, least: 120, most: 145, step: 5, gap: 5 }
const refused = (wrong: string, changes: { gameType: string; before: number; rate: number }[]) =>
  renderToText(
    <RatesEditorView
      userName="ligia"
      backHref="#"
      products={[product]}
      quotas={[]}
      effectiveAt={0}
      changes={changes}
      onChoose={nothing}
      busy={false}
      wrong={wrong}
      error="Não foi salvo."
      onSubmit={nothing}
    />,
  )
const change = { gameType: 'RNG', before: 120, rate: 135 }

test.each([
  ['of a product that is shown', 'RNG', [change]],
  ['of a product that is shown, whose change is gone', 'RNG', []],
  ['of a product that is no longer shown', 'LIVE', [change]],
  ['of a product that is no longer shown, with nothing left to save', 'LIVE', []],
  ['of no product', '', [change]],
  ['of no product, with nothing left to save', '', []],
])('[7.5] a refusal %s is said once', async (_case, wrong, changes) =>
  expect((await refused(wrong, changes)).split('Não foi salvo.')).toHaveLength(2),
)
