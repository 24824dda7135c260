import { startServer } from '@platform/sandbox/server'
import { demo } from './demo.ts'

await startServer(demo)
