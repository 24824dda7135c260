import type { Meta, StoryObj } from '@storybook/react-vite'
import { Forms } from './Forms.tsx'
import { Home } from './Home.tsx'
import { Journeys } from './Journeys.tsx'

const meta = { title: 'Kitchen sink', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const HomePage: StoryObj = { render: () => <Home /> }
export const FormsAndStates: StoryObj = { render: () => <Forms /> }
export const JourneysOfAPlayer: StoryObj = { render: () => <Journeys /> }
