import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, TextField } from '@platform/ui'
import { Form } from '../../blocks/form/Form.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { StepPage } from './StepPage.tsx'
import { form as formStyle } from './StepPage.css.ts'
import { guestSteps, memberSteps } from './stepsOf.ts'

const nothing = () => undefined
const meta = {
  title: 'Screens/Register in steps',
  component: StepPage,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: {
      logo: <strong>Marca</strong>,
      languageButton: <Button tone="ghost">EN</Button>,
      onBack: nothing,
      warnings: ['Apostar pode causar dependência e perda de dinheiro. Proibido para menores de 18 anos.'],
    },
    steps: [...guestSteps, ...memberSteps],
    step: 'document',
    children: (
      <Form form={sampleForm({})} className={formStyle} submit="Continuar">
        <TextField label="CPF" hint="11 números" inputMode="numeric" />
      </Form>
    ),
  },
} satisfies Meta<typeof StepPage>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Middle: Story = { args: { step: 'email' } }
export const CameBack: Story = {
  args: { step: 'phone', notice: { tone: 'danger', text: 'Código incorreto ou vencido. Confira ou peça outro.' } },
}
export const CodeAgain: Story = {
  args: { step: 'phone', notice: { tone: 'info', text: 'Digite de novo o código do SMS: ele não fica guardado.' } },
}
