import { ButtonLink } from '@platform/ui'
import * as css from './RecordList.css.ts'

/** Somewhere a record leads to; without an address it is not for this record, or not for this viewer. */
export interface RecordWay {
  label: string
  href: string | undefined
}

/** Those that lead anywhere. */
export const openWays = (ways: readonly RecordWay[] = []) =>
  ways.filter((way): way is RecordWay & { href: string } => way.href !== undefined)

/** What can be done with a record: the first way is the likely one. */
export const RecordWays = ({ ways }: { ways: ReturnType<typeof openWays> }) => (
  <div className={css.ways}>
    {ways.map(({ label, href }, index) => (
      <ButtonLink key={label} block tone={index === 0 ? 'primary' : 'secondary'} href={href}>
        {label}
      </ButtonLink>
    ))}
  </div>
)
