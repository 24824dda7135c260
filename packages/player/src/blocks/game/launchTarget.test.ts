import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Launchable, launchQuery, launchTarget, readLaunch } from './launchTarget.ts'

const game = (part: Partial<Launchable>): Launchable => ({ nodeId: '7', vassalage: 'PG', gameType: 'RNG', ...part })

describe('launchTarget', () => {
  test.each([
    ['a slot', game({}), { kind: 'game', nodeId: '7', vassalage: 'PG', gameType: 'RNG' }],
    [
      'a lottery of the house',
      game({ vassalage: 'TCG', gameType: 'LOTT', gameId: 'VN1' }),
      { kind: 'lottery', prizeMode: 'Lott', code: 'VN1' },
    ],
    ['a quick lottery', game({ vassalage: 'TCG', gameType: 'ELOTT', gameId: 'Q60' }), { kind: 'lottery', prizeMode: 'Elott', code: 'Q60' }],
    ['a lottery without a code', game({ gameType: 'LOTT' }), { kind: 'lottery', prizeMode: 'Lott', code: 'lobby' }],
    [
      'a lottery of TCG_SEA',
      game({ vassalage: 'TCG_SEA', gameType: 'ELOTT', gameId: 'X' }),
      { kind: 'lottery', prizeMode: 'Elott', code: 'X' },
    ],
    ['a slot of TCG_LOTTO_VN', game({ vassalage: 'TCG_LOTTO_VN' }), { kind: 'lottery', prizeMode: 'Lott', code: 'lobby' }],
  ])('[1] opens %s as what it is', (_name, input, target) => {
    expect(launchTarget(input)).toEqual(target)
  })

  test('[2.1] the query of /m/launchGame leads back to the same target', () => {
    const text = fc.string({ minLength: 1 })
    const any = fc.record({
      nodeId: text,
      vassalage: fc.oneof(fc.constantFrom('TCG_LOTTO_VN', 'TCG_SEA', 'PG'), text),
      gameType: fc.oneof(fc.constantFrom('RNG', 'LOTT', 'ELOTT', 'SPORTS'), text),
      gameId: fc.option(text, { nil: undefined }),
    })
    fc.assert(
      fc.property(any, (input) => {
        expect(readLaunch(new URLSearchParams({ ...launchQuery(launchTarget(input)) }))).toEqual(launchTarget(input))
      }),
    )
  })

  test('[2.1] traditional lottery without a code opens the lobby, and a query without a game opens nothing', () => {
    expect(readLaunch(new URLSearchParams('playType=trad'))).toEqual({ kind: 'lottery', prizeMode: 'Lott', code: 'lobby', fromLobby: true })
    expect(readLaunch(new URLSearchParams('playType=ent&prize_mode=Elott&code=M1&pageBack=home'))).toEqual({
      kind: 'lottery',
      prizeMode: 'Elott',
      code: 'M1',
      simple: true,
    })
    expect(readLaunch(new URLSearchParams('nodeId=7&gameType=ELOTT&gameId=EFN1'))).toEqual({
      kind: 'lottery',
      prizeMode: 'Elott',
      code: 'EFN1',
    })
    expect(readLaunch(new URLSearchParams('gameType=RNG'))).toBeUndefined()
  })
})
