import { expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { ReceiverPickerView } from './ReceiverPickerView.tsx'

const nothing = () => undefined
const shown = (onMore: (() => void) | undefined) =>
  renderToText(
    <ReceiverPickerView
      members={{ state: 'ready', value: [] }}
      name=""
      onSearch={nothing}
      chosen={[]}
      full={undefined}
      onToggle={nothing}
      onMore={onMore}
      loadingMore={false}
      onClose={nothing}
    />,
  )

test('[7.5] where no member of a page may get money there is a way to the next one', async () => {
  expect(await shown(nothing)).toContain('Ver mais membros')
  expect(await shown(undefined)).not.toContain('Ver mais membros')
})
