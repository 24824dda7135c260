import { vitestBrowser, vitestUnit } from '@platform/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { projects: [vitestUnit(), vitestBrowser({ setupFiles: ['src/testing/setup.ts'] })] } })
