import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { row } from '../../stories/stories.css.ts'
import { ButtonLink } from './ButtonLink.tsx'

const meta = { title: 'Controls/ButtonLink', component: ButtonLink, args: { href: '#login', children: 'Entrar' } } satisfies Meta<
  typeof ButtonLink
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={row}>
      {(['primary', 'accent', 'secondary', 'ghost', 'danger'] as const).map((tone) => (
        <ButtonLink {...args} key={tone} tone={tone}>
          {tone}
        </ButtonLink>
      ))}
      <ButtonLink {...args} size="sm" />
      <ButtonLink {...args} size="lg" block />
    </div>
  ),
}
export const LongText: Story = { ...narrow, args: { block: true, children: 'Ver o regulamento completo da promoção de aniversário' } }
