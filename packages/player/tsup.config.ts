import { tsupPreset } from '@platform/config/tsup'

export default tsupPreset({ styles: true })
