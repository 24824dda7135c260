import { ServiceIcon } from '@platform/ui'

const paths = {
  FACEBOOK:
    'M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.3c-1.2 0-1.6.8-1.6 1.6V12h2.8l-.4 2.9h-2.4v7A10 10 0 0 0 22 12z',
  TELEGRAM:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm4.9 6.8-1.7 8c-.1.6-.5.7-.9.4l-2.5-1.8-1.2 1.2c-.2.2-.3.3-.6.3l.2-2.6 4.7-4.2c.2-.2 0-.3-.3-.1l-5.8 3.6-2.5-.8c-.5-.2-.6-.5.1-.8l9.7-3.7c.5-.2.9.1.8.5z',
  WHATSAPP:
    'M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2zm5.8 14.2c-.2.7-1.4 1.3-2 1.4-.5.1-1.2.1-1.9-.1a13 13 0 0 1-6.5-5.7c-.5-.7-.8-1.5-.8-2.3 0-1.1.6-1.7.8-1.9.2-.2.5-.3.6-.3h.5c.2 0 .4 0 .6.4l.8 2c.1.2.1.3 0 .5l-.3.5-.4.4c-.1.2-.3.3-.1.6a7.4 7.4 0 0 0 3.3 2.9c.3.1.5.1.6-.1l.9-1c.2-.3.4-.2.6-.1l1.9.9c.3.1.4.2.5.3 0 .1 0 .7-.1 1.6z',
}

/** Networks with a logo of their own. */
type Brand = keyof typeof paths

/** A network's logo in the text color, so that its contrast is right in every brand. */
export function BrandMark({ brand }: { brand: Brand }) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="currentColor" aria-hidden="true" focusable="false">
      <path d={paths[brand]} />
    </svg>
  )
}

/** The logo of a contact's network, or the icon of customer service. */
export function ContactMark({ type }: { type: string }) {
  const brand = (Object.keys(paths) as Brand[]).find((name) => type.startsWith(name))
  return brand ? <BrandMark brand={brand} /> : <ServiceIcon />
}
