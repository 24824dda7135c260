import { vitestBrowser, vitestUnit } from '@platform/config/vitest'
import { defineConfig } from 'vitest/config'

const browser = vitestBrowser({ globalSetup: ['@platform/test-kit/global-setup'], setupFiles: ['src/testing/setup.tsx'] })

export default defineConfig({ test: { projects: [vitestUnit(), browser] } })
