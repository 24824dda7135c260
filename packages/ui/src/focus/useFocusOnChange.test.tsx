import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { useFocusOnChange } from './useFocusOnChange.ts'

function Steps() {
  const [step, setStep] = useState(1)
  const part = useFocusOnChange<HTMLDivElement>(step)
  return (
    <>
      <div ref={part} role="group" aria-label={`Etapa ${step} de 2`}>
        {step === 1 && <input aria-label="Usuário" />}
      </div>
      <button onClick={() => setStep(2)}>Continuar</button>
    </>
  )
}

test('[2.10] the next step has the focus, so that it is announced; the first one is left alone', async () => {
  await render(<Steps />)
  await expect.element(page.getByRole('group', { name: 'Etapa 1 de 2' })).not.toHaveFocus()
  await page.getByRole('button').click()
  await expect.element(page.getByRole('group', { name: 'Etapa 2 de 2' })).toHaveFocus()
})
