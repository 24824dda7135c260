import { useSearchParams } from 'react-router'
import { Movements } from './Movements.tsx'
import { MonthlyStatement } from './MonthlyStatement.tsx'

/** `/m/transaction/record`: the movements of the member's money; `view=statement` is the statement of a month. Spec 2.1, 7.6. */
export function AccountRecordScreen() {
  const [query] = useSearchParams()
  return query.get('view') === 'statement' ? <MonthlyStatement month={query.get('month')} /> : <Movements />
}
