import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite'

const server = { resolve: { conditions: ['@platform/source', ...defaultServerConditions] } }

/** Packages of the workspace resolve to their TypeScript source: nothing has to be built first. */
export const sourceConditions: UserConfig = {
  resolve: { conditions: ['@platform/source', ...defaultClientConditions] },
  ssr: server,
  // For vitest's global setup, and for vanilla-extract, which evaluates styles without the `ssr` option above.
  environments: { __vitest__: server, ssr: server },
}
