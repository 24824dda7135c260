import { vitestBrowser, vitestUnit } from '@platform/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [vitestUnit(), vitestBrowser({ globalSetup: ['@platform/test-kit/global-setup'], setupFiles: ['./src/testing/setup.tsx'] })],
  },
})
