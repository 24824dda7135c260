import type { Meta, StoryObj } from '@storybook/react-vite'
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
