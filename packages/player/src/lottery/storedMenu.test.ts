import { afterEach, expect, test } from 'vitest'
import { areas } from '../storage/area.ts'
import { storedMenu, storeMenu } from './storedMenu.ts'

const group = { tag: 'HOT', labelName: 'Populares', gameMenus: [] }
const stored = () => storedMenu('Elott', 'pt-BR')?.answer

afterEach(() => areas.clear('local'))

test('[4] the stored lotteries of a mode show in their language only', () => {
  storeMenu('Elott', 'pt-BR', { HOT: group })
  expect(stored()).toEqual({ HOT: group })
  expect(storedMenu('Elott', 'en')).toBeUndefined()
  expect(storedMenu('Lott', 'pt-BR')).toBeUndefined()
})

test.for([null, 'text', { language: 'pt-BR' }, { language: 'pt-BR', menus: 7 }])(
  '[4] stored lotteries of another shape are dropped: %j',
  (wrong) => {
    areas.write('local', 'lotteryMenus', JSON.stringify(wrong))
    expect(stored()).toBeUndefined()
    expect(areas.read('local', 'lotteryMenus')).toBeUndefined()
  },
)

test.for([null, 'text', { tag: 'HOT' }, { ...group, gameMenus: 'text' }, { ...group, gameMenus: [{ gameId: 7 }] }])(
  '[4] a stored group that does not fit the schema is left out: %j',
  (wrong) => {
    areas.write('local', 'lotteryMenus', JSON.stringify({ language: 'pt-BR', menus: { Elott: { HOT: group, NEW: wrong } } }))
    expect(stored()).toEqual({ HOT: group })
  },
)
