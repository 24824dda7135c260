import { vitestUnit } from '@platform/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig(vitestUnit({ testTimeout: 30_000, hookTimeout: 60_000 }))
