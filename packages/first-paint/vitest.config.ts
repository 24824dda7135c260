import { vitestBrowser, vitestProjects, vitestUnit } from '@platform/config/vitest'

export default vitestProjects(vitestUnit(), vitestBrowser())
