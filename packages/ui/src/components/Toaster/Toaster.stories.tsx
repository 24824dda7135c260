import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { narrow } from '../../stories/narrow.ts'
import { expect, userEvent, waitFor } from 'storybook/test'
import { row } from '../../stories/stories.css.ts'
import { Button } from '../Button/Button.tsx'
import { Toaster } from './Toaster.tsx'
import { toasts } from './toasts.ts'

const meta = { title: 'Overlays/Toaster', component: Toaster } satisfies Meta<typeof Toaster>
export default meta

export const Default: StoryObj = {
  render: () => (
    <div className={row}>
      <Button onClick={() => toasts.success('Adicionado aos favoritos')}>Sucesso, 1 s</Button>
      <Button onClick={() => toasts.short('Faça login primeiro')}>Curto, 3 s</Button>
      <Button onClick={() => toasts.long('Seu depósito está em análise e cai em até dez minutos')}>Longo, 8 s</Button>
      <Button tone="danger" onClick={() => toasts.error('Não foi possível sair. Tente de novo.')}>
        Erro
      </Button>
      <Button
        tone="secondary"
        onClick={() => {
          const close = toasts.loading('Saindo da conta')
          setTimeout(close, 2000)
        }}
      >
        Carregando
      </Button>
      <Toaster />
    </div>
  ),
}

function Standing() {
  useEffect(() => {
    const close = [
      toasts.loading('Saindo da conta'),
      toasts.show('Adicionado aos favoritos', 'success', 0),
      toasts.show('Não foi possível sair', 'danger', 0),
    ]
    return () => close.forEach((one) => one())
  }, [])
  return <Toaster />
}
export const Variants: StoryObj = { render: () => <Standing /> }

function Long() {
  useEffect(() => toasts.show('Seu depósito está em análise e cai em até dez minutos na carteira principal', 'info', 0), [])
  return <Toaster />
}
export const LongText: StoryObj = { ...narrow, render: () => <Long /> }
export const OneSecond: StoryObj = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sucesso/ }))
    await canvas.findByText('Adicionado aos favoritos')
    await waitFor(() => expect(canvas.queryByText('Adicionado aos favoritos')).toBeNull(), { timeout: 2000 })
  },
}
