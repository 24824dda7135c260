import { startServer } from './startServer.ts'

// A gateway without the demo: its operator fills the database. `packages/demo/src/main.ts` starts one with it.
await startServer()
