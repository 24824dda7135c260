import { vitestBrowser, vitestProjects, vitestUnit } from '@platform/config/vitest'

export default vitestProjects(vitestUnit(), vitestBrowser({ expect: { poll: { timeout: 8000 } }, setupFiles: ['src/testing/setup.ts'] }))
