import { useNavigationType } from 'react-router'

/** Whether this page was opened by a link, not by its address, a reload or a step back. */
export const useArrived = (): boolean => useNavigationType() === 'PUSH'
