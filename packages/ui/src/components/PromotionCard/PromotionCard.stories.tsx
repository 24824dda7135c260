import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { sampleArt } from '../../stories/sampleArt.ts'
import { rows } from '../../stories/stories.css.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { PromotionCard } from './PromotionCard.tsx'

const meta = {
  title: 'Content/PromotionCard',
  component: PromotionCard,
  args: { title: 'Bônus de boas-vindas de até R$ 500', image: sampleArt(0, true), href: '#promotion', period: 'Até 30 de novembro' },
} satisfies Meta<typeof PromotionCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <PromotionCard
        {...args}
        title="Aposte R$ 100 e ganhe R$ 20"
        image={sampleArt(1, true)}
        status={<Badge tone="accent">Em andamento</Badge>}
        progress={<ProgressBar label="Apostado" value={40} valueText="R$ 40,00 de R$ 100,00" />}
      />
      <PromotionCard
        {...args}
        title="Cashback da semana"
        image={sampleArt(3, true)}
        status={<Badge tone="win">Disponível</Badge>}
        action={
          <Button tone="accent" block>
            Resgatar R$ 20,00
          </Button>
        }
      />
      <PromotionCard {...args} title="Torneio sem imagem" image={undefined} status={<Badge>Encerrada</Badge>} period="Sem prazo" />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: {
    title: 'Superpromoção extraordinária de aniversário para membros com agente superior cadastrado na plataforma',
    period: 'De 1º de novembro de 2026 às 00:00 até 31 de dezembro de 2026 às 23:59',
    status: <Badge tone="warning">Aguardando confirmação da instituição financeira</Badge>,
  },
}
