import { sourceConditions } from '@platform/config/source'
import { defineConfig } from 'vitest/config'

// Checks of the repository itself; packages have their own.
export default defineConfig({
  ...sourceConditions,
  test: {
    // They wait for what they start.
    maxWorkers: 2,
    include: ['scripts/**/*.test.ts', 'turbo/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
