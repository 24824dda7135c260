import { vitestUnit } from '@platform/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig(vitestUnit({ globalSetup: '../../apps/sandbox/src/testing/postgresOfRun.ts' }))
