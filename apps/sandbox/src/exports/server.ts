export { startServer } from '../server/startServer.ts'
