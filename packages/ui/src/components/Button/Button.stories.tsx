import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, fn, userEvent } from 'storybook/test'
import { DepositIcon } from '../../icons/DepositIcon.tsx'
import { row, rows } from '../../stories/stories.css.ts'
import { Button } from './Button.tsx'

const meta = { title: 'Controls/Button', component: Button, args: { children: 'Depositar', onClick: fn() } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className={rows}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} className={row}>
          {(['primary', 'accent', 'secondary', 'ghost', 'danger'] as const).map((tone) => (
            <Button key={tone} tone={tone} size={size}>
              {tone}
            </Button>
          ))}
        </div>
      ))}
      <div className={row}>
        <Button loading>Depositar</Button>
        <Button tone="secondary" loading>
          Sacar
        </Button>
        <Button disabled>Depositar</Button>
        <Button tone="secondary" disabled>
          Sacar
        </Button>
        <Button>
          <DepositIcon size="sm" />
          Com ícone
        </Button>
      </div>
      <Button block size="lg">
        Largura toda
      </Button>
    </div>
  ),
}

export const LongText: Story = {
  ...narrow,
  args: { block: true, children: 'Solicitar desbloqueio da transferência para o agente superior' },
}

export const Pressed: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
/** The width and the name do not change, and a second tap is ignored. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Depositar/ }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
