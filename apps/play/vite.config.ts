import { appVite } from '@platform/config/vite'

/** Pages that a launch opens, served by the gateway under /play. */
export default appVite({ base: '/play/' })
