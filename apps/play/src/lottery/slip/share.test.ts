import { expect, test, vi } from 'vitest'
import { share } from './share.ts'

const data = { title: 'Minuto', text: 'Concurso 41' }
const fails = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)))
const works = () => vi.fn(() => Promise.resolve())

test.each<[string, Parameters<typeof share>[1], string]>([
  ['the share sheet of the phone', { share: works() }, 'shared'],
  ['nothing, where the player closes the sheet', { share: fails('AbortError'), clipboard: { writeText: works() } }, 'shared'],
  ['the clipboard where there is no sheet', { clipboard: { writeText: works() } }, 'copied'],
  ['the clipboard where the sheet is forbidden', { share: fails('NotAllowedError'), clipboard: { writeText: works() } }, 'copied'],
  ['nobody where both are forbidden', { share: fails('NotAllowedError'), clipboard: { writeText: fails('NotAllowedError') } }, 'failed'],
  ['nobody where there is neither', {}, 'failed'],
])('[2.8] a slip is handed to %s', async (_whom, device, how) => {
  expect(await share(data, device)).toBe(how)
  if (how === 'copied') expect(device?.clipboard?.writeText).toHaveBeenCalledWith('Concurso 41')
})
