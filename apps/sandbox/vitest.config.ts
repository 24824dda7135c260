import { vitestUnit } from '@platform/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig(vitestUnit({ testTimeout: 20_000, hookTimeout: 30_000 }))
