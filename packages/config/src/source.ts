import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite'

/** Packages of the workspace resolve to their TypeScript source: nothing has to be built first. */
export const sourceConditions: UserConfig = {
  resolve: { conditions: ['@platform/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@platform/source', ...defaultServerConditions] } },
}
