import { appVite } from '@platform/config/vite'

/** Pages that a launch opens, served by the gateway under /play: the small game, and the lottery with its checker. */
export default appVite({ base: '/play/', build: { rolldownOptions: { input: ['index.html', 'lottery.html'] } } })
