import { createGlobalThemeContract } from '@vanilla-extract/css'

const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Everything a brand may decide, by role and never by component. Names on the page are stable: `--color-on-brand`, `--radius-card`.
 * `on…` is on the colour it names; `…Text` is that hue, legible on `page`, `surface`, `raised` and `field`, as `text` and `muted` are.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: '',
      surface: '',
      raised: '',
      field: '',
      text: '',
      muted: '',
      line: '',
      control: '',
      focus: '',
      scrim: '',
      shade: '',
      onShade: '',
      chrome: '',
      onChrome: '',
      onChromeMuted: '',
      chromeActive: '',
      brand: '',
      onBrand: '',
      brandText: '',
      brandSoft: '',
      onBrandSoft: '',
      accent: '',
      onAccent: '',
      accentText: '',
      positive: '',
      onPositive: '',
      positiveText: '',
      warning: '',
      onWarning: '',
      warningText: '',
      danger: '',
      onDanger: '',
      dangerText: '',
    },
    gradient: { brand: '', accent: '', surface: '', page: '', chrome: '' },
    font: {
      body: '',
      display: '',
      displayWeight: '',
      displayTracking: '',
      displayCase: '',
      action: '',
      actionScale: '',
      numeric: '',
      iconStroke: '',
    },
    text: { xs: '', sm: '', md: '', lg: '', xl: '', xxl: '' },
    space: { xs: '', sm: '', md: '', lg: '', xl: '', xxl: '' },
    radius: { small: '', control: '', card: '', tile: '', sheet: '' },
    elevation: { card: '', raised: '', overlay: '', button: '', press: '' },
    motion: { fast: '', normal: '', slow: '', ease: '' },
    layer: { sticky: '', bar: '', overlay: '', toast: '' },
    page: { scheme: '' },
  },
  (_value, path) => path.map(kebab).join('-'),
)
