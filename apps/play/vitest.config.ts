import { vitestBrowser, vitestProjects, vitestUnit } from '@platform/config/vitest'

const browser = vitestBrowser({ globalSetup: ['@platform/test-kit/global-setup'], setupFiles: ['src/testing/setup.tsx'] })

export default vitestProjects(vitestUnit(), browser)
