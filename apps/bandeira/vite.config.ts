import { merchantVite } from '@platform/config/vite'
import { firstPaint } from '@platform/first-paint/build'
import { siteParts } from '@platform/player/build'

export default merchantVite(siteParts, firstPaint)
