import { vitestBrowser, vitestProjects, vitestUnit } from '@platform/config/vitest'

const browser = vitestBrowser({
  globalSetup: ['@platform/test-kit/global-setup'],
  setupFiles: ['src/testing/setup.tsx'],
  // An overlay's chunk is compiled when it is first wanted.
  expect: { poll: { timeout: 5000 } },
})

export default vitestProjects(vitestUnit(), browser)
