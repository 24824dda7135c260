import { Licence } from './Licence.tsx'
import { foot } from './Licence.css.ts'
import { useLegalCard } from './useLegalCard.ts'

/** The end of a page: the licence, the legal card and the links of the market. */
export const LegalFoot = () => (
  <footer className={foot}>
    <Licence {...useLegalCard()} />
  </footer>
)
