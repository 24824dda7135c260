import { appVite } from '@platform/config/vite'

export default appVite()
