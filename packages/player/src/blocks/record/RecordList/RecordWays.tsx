import { ButtonLink } from '@platform/ui'
import * as css from './RecordList.css.ts'

/** A link of a record; without an address it is not available for this record, or this viewer. */
export interface RecordWay {
  label: string
  href: string | undefined
}

/** The links that have an address. */
export const openWays = (ways: readonly RecordWay[] = []) =>
  ways.filter((way): way is RecordWay & { href: string } => way.href !== undefined)

/** The links of a record: the first one is the most likely. */
export const RecordWays = ({ ways }: { ways: ReturnType<typeof openWays> }) => (
  <div className={css.ways}>
    {ways.map(({ label, href }, index) => (
      <ButtonLink key={label} block tone={index === 0 ? 'primary' : 'secondary'} href={href}>
        {label}
      </ButtonLink>
    ))}
  </div>
)
