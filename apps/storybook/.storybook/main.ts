import type { StorybookConfig } from '@storybook/react-vite'
import { propTables } from './propTables.ts'

const config: StorybookConfig = {
  stories: ['../src/**/*.mdx', '../../../packages/{ui,player}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own docgen does not resolve types from other files and does not support TypeScript 7.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [propTables(), ...(vite.plugins ?? [])] }),
}

export default config
