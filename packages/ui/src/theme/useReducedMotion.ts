import { useMedia } from './useMedia.ts'

/** Whether the player requested less motion. On the server: yes. */
export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)', true)
