import { expect, test, vi } from 'vitest'
import { share } from './share.ts'

const data = { title: 'Minuto', text: 'Concurso 41' }
const fails = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)))
const works = () => vi.fn(() => Promise.resolve())

test.each<[string, Parameters<typeof share>[1], string]>([
  ['by the share sheet of the phone', { share: works() }, 'shared'],
  ['without a failure if the player closes the sheet', { share: fails('AbortError'), clipboard: { writeText: works() } }, 'shared'],
  ['by the clipboard without a share sheet', { clipboard: { writeText: works() } }, 'copied'],
  ['by the clipboard if the sheet is forbidden', { share: fails('NotAllowedError'), clipboard: { writeText: works() } }, 'copied'],
  [
    'with a failure if both are forbidden',
    { share: fails('NotAllowedError'), clipboard: { writeText: fails('NotAllowedError') } },
    'failed',
  ],
  ['with a failure if there is neither', {}, 'failed'],
])('[2.8] a slip is shared %s', async (_whom, device, how) => {
  expect(await share(data, device)).toBe(how)
  if (how === 'copied') expect(device?.clipboard?.writeText).toHaveBeenCalledWith('Concurso 41')
})
