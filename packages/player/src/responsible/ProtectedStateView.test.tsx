import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeClient, renderScreen } from '@platform/test-kit/browser'
import { ProtectedStateView } from './ProtectedStateView.tsx'

const show = (parts: { until?: number; returnTo?: string }) => {
  const protection = { state: 'impeded' as const, since: 1, mayRequestReturn: false, returnAt: undefined, mayCancelClosing: false }
  const view = (
    <ProtectedStateView
      protection={{ until: undefined, ...protection, ...parts }}
      busy={false}
      onRequestReturn={() => undefined}
      onCancelClosing={() => undefined}
    />
  )
  return renderScreen(view, { path: '/m/responsible', client: makeClient() })
}

test.for([
  [{}, /você pode sacar\.$/],
  [{ until: Date.UTC(2030, 4, 17, 15) }, /saque até .*2030.* Depois, devolvemos automaticamente\.$/],
  [{ returnTo: 'o Pix do seu CPF' }, /saque, ou devolvemos automaticamente para o Pix do seu CPF\.$/],
] as const)('[2.12] an impeded member reads only what is known: %o', async ([parts, text]) => {
  await show(parts)
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText(/19(69|70)/)).not.toBeInTheDocument()
})
