import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite'

const server = { resolve: { conditions: ['@platform/source', ...defaultServerConditions] } }

/** Packages of the workspace resolve to their TypeScript source: nothing has to be built first. */
export const sourceConditions: UserConfig = {
  resolve: { conditions: ['@platform/source', ...defaultClientConditions] },
  ssr: server,
  // Where vitest runs its global setup; where vanilla-extract evaluates styles (it drops `ssr` above).
  environments: { __vitest__: server, ssr: server },
}
