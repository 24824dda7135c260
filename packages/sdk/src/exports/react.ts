export { PlatformProvider, useClient } from '../react/PlatformProvider.tsx'
