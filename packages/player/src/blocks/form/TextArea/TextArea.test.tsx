import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '@platform/test-kit/browser'
import { TextArea } from './TextArea.tsx'

test('[2.7] the counter of a full text and the message that it is full are apart', async () => {
  await renderScreen(<TextArea label="Comentário" value={'a'.repeat(140)} onChange={() => undefined} max={140} />)
  const full = page.getByText('Você chegou ao limite de 140 caracteres.')
  await expect.element(full).toBeVisible()
  const [message, count] = [full.element(), page.getByText('140/140').element()].map((element) => element.getBoundingClientRect())
  const apart = count!.left - message!.right >= 8 || count!.top >= message!.bottom || message!.top >= count!.bottom
  expect(apart).toBe(true)
})

test('[8] a text says that it is required, unless it is not', async () => {
  const rest = { value: '', onChange: () => undefined, max: 140 }
  await renderScreen(
    <>
      <TextArea {...rest} label="Conteúdo" />
      <TextArea {...rest} label="Comentário" aria-required={false} />
    </>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Conteúdo' })).toBeRequired()
  await expect.element(page.getByRole('textbox', { name: 'Comentário' })).not.toBeRequired()
})
