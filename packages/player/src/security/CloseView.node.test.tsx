import { expect, test } from 'vitest'
import { renderToText } from '../testing/renderToText.tsx'
import { CloseView } from './CloseView.tsx'
import { sampleForm } from './samples.ts'

const closing = (bonuses: boolean) =>
  renderToText(
    <CloseView form={sampleForm} balance={undefined} withdrawHref={undefined} bonuses={bonuses} read={false} onRead={() => undefined} />,
  )

test('[7.6] the end of an account speaks of open bonuses only where the market allows them', async () => {
  expect(await closing(true)).toContain('Bônus em aberto')
  expect(await closing(false)).not.toContain('Bônus')
})
