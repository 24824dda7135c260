export { actAtPlay } from './playSession.ts'
export { playSessionRoutes } from './routes.ts'
