import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('[7.6] bets are taken in one way, which looks at the limits: no other source uses the ledger’s stake', () => {
  const folder = new URL('../', import.meta.url)
  const users = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts') && !/^(testing|access|ledger)\//.test(file))
    .filter((file) => /import \{[^}]*\bstake\b[^}]*\} from '[./]+ledger\/wallet\.ts'/.test(readFileSync(new URL(file, folder), 'utf8')))
  // Scenarios of the ledger: members that never sign in, and a withdrawal's state.
  expect(users.toSorted()).toEqual(['console/ledgerSteps.ts', 'console/withdrawalStates.ts', 'limits/takeBet.ts'])
})
