import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { Notice } from './Notice.tsx'

const meta = { title: 'Content/Notice', component: Notice, args: { children: 'Seu depósito está em análise.' } } satisfies Meta<
  typeof Notice
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={rows}>
      {(['info', 'win', 'warning', 'danger'] as const).map((tone) => (
        <Notice key={tone} tone={tone}>
          Depósitos por PIX voltam às 6h de domingo, depois da manutenção programada.
        </Notice>
      ))}
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: {
    tone: 'danger',
    children: 'Instituição temporariamente indisponível para transferências: https://ajuda.exemplo.com.br/indisponibilidade',
  },
}
