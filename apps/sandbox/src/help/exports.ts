export { answerTicket } from './answerTicket.ts'
export { openCase } from './openCase.ts'
export { closeCase, openCases } from './openCases.ts'
export { helpRoutes } from './routes.ts'
