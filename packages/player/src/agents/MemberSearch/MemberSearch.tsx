import { useTranslations } from 'use-intl'
import { SearchField } from '@platform/ui'
import * as css from './MemberSearch.css.ts'

const NAME = /^[\w-]{0,40}$/

/** Search by user name; sent as a form, so that no partial name is requested. */
export function MemberSearch({ name, onSearch }: { name: string; onSearch: (name: string) => void }) {
  const t = useTranslations('agents.team')
  return (
    <form
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('name')
        if (typeof text === 'string' && NAME.test(text.trim())) onSearch(text.trim())
      }}
    >
      <SearchField
        key={name}
        name="name"
        label={t('search')}
        defaultValue={name}
        autoCapitalize="none"
        autoComplete="off"
        limit={40}
        pattern="\s*[\w\-]*\s*"
        onInput={(event) => event.currentTarget.value === '' && name !== '' && onSearch('')}
      />
    </form>
  )
}
