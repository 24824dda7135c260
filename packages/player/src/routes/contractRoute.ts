import { kindRoutes } from './kindRoutes.ts'

/** The page of the contract that is waiting for an answer; undefined without one. */
export function contractRoute(lines: readonly { item: string; detail?: string | undefined }[]) {
  const about = lines.find(({ item }) => item === 'contract')?.detail
  return Object.entries(kindRoutes).find(([kind]) => kind === about)?.[1]
}
