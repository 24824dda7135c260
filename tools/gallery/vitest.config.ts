import { sourceConditions } from '@platform/config/source'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ...sourceConditions,
  // They wait for what they start.
  test: { include: ['src/**/*.test.ts'], testTimeout: 240_000, hookTimeout: 240_000 },
})
