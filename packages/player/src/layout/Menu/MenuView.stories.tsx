import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { Segmented } from '@platform/ui'
import { wallet } from '../../testing/wallet.ts'
import { viewerOf } from '../../testing/viewer.ts'
import { menuItems } from './menuItems.ts'
import { MenuView } from './MenuView.tsx'

const nothing = () => undefined
const languages = [
  { value: 'pt', label: 'Português' },
  { value: 'en', label: 'English' },
]

const meta = {
  title: 'Screens/Menu',
  component: MenuView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    legal: { brand: 'Marca', minimumAge: 18 },
    wallet: undefined,
    items: menuItems(viewerOf({ type: undefined })),
    links: { loginHref: '#', registerHref: '#' },
    languageChoice: <Segmented label="Idioma" options={languages} value="pt" onChange={nothing} />,
    dataSaver: { on: false, set: nothing },
    onLeave: () => undefined,
    onSignOut: () => undefined,
  },
} satisfies Meta<typeof MenuView>
export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {}
export const Member: Story = { args: { wallet, items: menuItems(viewerOf()) } }
export const Trial: Story = { args: { wallet: { ...wallet, trial: true }, items: menuItems(viewerOf({ type: 4 })) } }
export const OnlyWhatExists: Story = {
  args: { wallet, items: menuItems(viewerOf({ registered: new Set(['settings']) })) },
}
