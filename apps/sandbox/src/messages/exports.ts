export { messageRoutes } from './routes.ts'
export { sendMessage } from './sendMessage.ts'
export { serviceContacts } from './serviceContacts.ts'
export { welcomeMessage } from './welcomeMessage.ts'
