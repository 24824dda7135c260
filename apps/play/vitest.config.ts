import { vitestUnit } from '@platform/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig(vitestUnit())
