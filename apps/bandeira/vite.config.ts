import { merchantVite } from '@platform/config/vite'

export default merchantVite()
