import { DataSaverProvider, en, ptBR, UiLabelsProvider } from '@platform/ui'
import type { LayoutChoices } from '@platform/ui/theme'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { FORCE_RE_RENDER } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { brands, applyBrand } from './brands.ts'
import { layoutToolbars } from './layoutToolbars.ts'
import { calmMotion, page } from './preview.css.ts'
import { reduceMotion } from './reduceMotion.ts'
import { textControls } from './textControls.ts'

const labels = { 'pt-BR': ptBR, en }

// An open story shows a changed text at once, and its input stays.
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  if (updates.some(({ acceptedPath }) => /\/(labels|locales)\//.test(acceptedPath))) addons.getChannel().emit(FORCE_RE_RENDER)
})

function Motion({ reduced }: { reduced: boolean }) {
  useEffect(() => reduceMotion(reduced), [reduced])
  return null
}

const withBrand: Decorator = (Story, { globals, parameters }) => {
  const chosen = Object.fromEntries(
    Object.keys(layoutToolbars).flatMap((name) => (globals[name] ? [[name, globals[name]]] : [])),
  ) as LayoutChoices
  applyBrand(document.documentElement, String(globals.brand), chosen)
  document.documentElement.lang = String(globals.locale)
  document.documentElement.style.fontSize = `${globals.textSize}%`
  const reduced = globals.motion === 'reduced'
  document.documentElement.classList.toggle(calmMotion, reduced)
  const saves = globals.dataSaver === 'on'
  return (
    <UiLabelsProvider labels={{ ...(labels[globals.locale as keyof typeof labels] ?? ptBR) }}>
      <DataSaverProvider on={saves} pictureAt={saves ? (address) => `${address}#small` : undefined}>
        <Motion reduced={reduced} />
        <div className={parameters.layout === 'fullscreen' ? undefined : page}>
          <Story />
        </div>
      </DataSaverProvider>
    </UiLabelsProvider>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withBrand],
  argTypesEnhancers: [textControls],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        [320, 390, 430, 768].map((width) => [`w${width}`, { name: `${width} px`, styles: { width: `${width}px`, height: '844px' } }]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Getting started',
          'Theming',
          'Launching a merchant',
          'Accessibility',
          'Brands',
          'Foundations',
          'Kitchen sink',
          'Controls',
          'Frame',
          'Content',
          'Overlays',
        ],
      },
    },
  },
  initialGlobals: { brand: 'wireframe', locale: 'pt-BR', textSize: '100', motion: 'full', dataSaver: 'off', viewport: { value: 'w390' } },
  globalTypes: {
    brand: {
      toolbar: {
        title: 'Merchant',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(brands).map(([value, { title }]) => ({ value, title })),
      },
    },
    locale: {
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'pt-BR', title: 'Português' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    textSize: {
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        dynamicTitle: true,
        items: ['100', '150', '200'].map((value) => ({ value, title: `${value} %` })),
      },
    },
    motion: {
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    dataSaver: {
      toolbar: {
        title: 'Data saver',
        icon: 'lightningoff',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'All data' },
          { value: 'on', title: 'Data saver' },
        ],
      },
    },
    ...layoutToolbars,
  },
}

export default preview
