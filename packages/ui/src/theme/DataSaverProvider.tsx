import { createContext, use, type ReactNode } from 'react'

const Saver = /* @__PURE__ */ createContext(false)

/** Tells the components to spend no data that nobody asked for: `<DataSaverProvider on>`. Off without it. */
export function DataSaverProvider({ on, children }: { on: boolean; children: ReactNode }) {
  return <Saver value={on}>{children}</Saver>
}

/** Whether data are saved: nothing plays by itself, and what is not looked at is not loaded. */
export const useDataSaver = () => use(Saver)
