import { vitestBrowser, vitestProjects, vitestUnit } from '@platform/config/vitest'

const browser = vitestBrowser()
// The rest of this package runs in Node: its dependencies are not for a browser.
const optimizeDeps = { ...browser.optimizeDeps, entries: ['src/{browser,page}/**/*.{ts,tsx}'] }

export default vitestProjects(vitestUnit(), { ...browser, optimizeDeps })
