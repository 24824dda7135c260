import { merchantVite } from '@platform/config/vite'
import { siteParts } from '@platform/player/build'

export default merchantVite(siteParts)
