import { useNavigationType } from 'react-router'

/** Whether a tap led to this page, and no address, reload or step back. */
export const useArrived = (): boolean => useNavigationType() === 'PUSH'
