import { vitestProjects, vitestUnit } from './src/vitest.ts'

export default vitestProjects(vitestUnit())
