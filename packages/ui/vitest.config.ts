import { vitestBrowser, vitestProjects, vitestUnit } from '@platform/config/vitest'

const browser = { setupFiles: ['src/testing/setup.ts'] }
const hostile = 'src/**/*.xss.test.tsx'

export default vitestProjects(
  vitestUnit(),
  vitestBrowser({ ...browser, exclude: [hostile, '**/*.node.test.tsx', '**/node_modules/**'] }),
  // A browser of its own: after the frames of hostile pages a browser loses the clicks of later tests.
  vitestBrowser({ ...browser, name: 'hostile', include: [hostile] }),
)
