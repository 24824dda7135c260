import { expect, test } from 'vitest'
import { filesUnder, read } from './sources.ts'

/** Lists whose heading names the time zone for all rows (`RecordList`). */
const underHead = [
  'blocks/record/RecordList/useBetTexts.tsx',
  'lottery/LotteryRecordScreen/useOrderTexts.tsx',
  'blocks/record/RecordList/useTeamRowTexts.tsx',
  // The title of the file's column does.
  'blocks/record/RecordList/fileTime.ts',
  // Reads the hour, and shows none.
  'deposit/nightLimit.ts',
]
const spellsTime = /timeStyle:|hour: '/
const namesZone = /inZone\(/

test('[7.4] whatever shows a time of day names its time zone', () => {
  const files = filesUnder('packages/player/src').filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  const spelling = files.filter((file) => spellsTime.test(read(file)))
  expect(spelling.length).toBeGreaterThan(2)
  expect(spelling.filter((file) => !namesZone.test(read(file)) && !underHead.some((one) => file.endsWith(one)))).toEqual([])
})
