import { expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { AccountClosingView } from './AccountClosingView.tsx'

const empty = { password: '', read: false }
const closing = (bonuses: boolean) =>
  renderToText(<AccountClosingView form={sampleForm(empty)} balance={undefined} withdrawHref={undefined} bonuses={bonuses} />)

test('[7.6] the end of an account speaks of open bonuses only where the market allows them', async () => {
  expect(await closing(true)).toContain('Bônus em aberto')
  expect(await closing(false)).not.toContain('Bônus')
})
