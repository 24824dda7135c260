import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import type { PictureValues } from '../../blocks/form/PictureForm/PictureForm.tsx'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleApplication, samplePromotion } from '../samples.ts'
import { ActivityDetailSkeleton, ActivityDetailView, type ActivityDetailViewProps } from './ActivityDetailView.tsx'

const values: PictureValues = { content: '', images: [] }

const partOf = (form: ActivityDetailViewProps['part']['form']) => ({ busy: false, onAction: () => undefined, form })

const meta = {
  title: 'Screens/Promotion',
  component: ActivityDetailView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    promotion: samplePromotion(),
    application: undefined,
    symbol: 'R$',
    links: {},
    action: 'join',
    depositHref: undefined,
    playHref: '#',
    part: partOf(undefined),
  },
} satisfies Meta<typeof ActivityDetailView>
export default meta
type Story = StoryObj<typeof meta>

export const Join: Story = {}
export const Loading: Story = { render: () => <ActivityDetailSkeleton /> }
export const LongTerm: Story = {
  args: { promotion: samplePromotion({ noExpiry: 1, joinMode: 'info', status: undefined }), action: undefined },
}
export const WithDeposit: Story = {
  args: { promotion: samplePromotion({ joinMode: 'info', status: undefined }), action: 'deposit', depositHref: '#' },
}
export const UnderWay: Story = {
  args: { promotion: samplePromotion({ status: 'process', progress: minor(12_345) }), action: undefined },
}
export const Claim: Story = { args: { promotion: samplePromotion({ status: 'claim', progress: minor(50_000) }), action: 'claim' } }
export const Applying: Story = {
  args: { promotion: samplePromotion({ status: 'applying' }), application: sampleApplication, action: undefined },
}
export const Rejected: Story = {
  args: { promotion: samplePromotion({ status: 'rejected' }), application: sampleApplication, action: 'apply' },
}
export const Form: Story = {
  args: { action: 'apply', part: partOf({ form: sampleForm(values), imageRequired: false }) },
}
export const FormFailed: Story = {
  args: {
    action: 'apply',
    part: partOf({
      form: sampleForm(values, { failure: 'Conexão lenta ou sem internet. Confira a conexão e tente de novo.' }),
      imageRequired: false,
    }),
  },
}
