import { defineConfig } from 'vitest/config'
import { vitestUnit } from './src/vitest.ts'

export default defineConfig({ test: { projects: [vitestUnit()] } })
