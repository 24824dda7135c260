import { useTranslations } from 'use-intl'
import { cleanCode } from '@platform/sdk'
import { SearchField } from '@platform/ui'
import { search } from '../agents.css.ts'

const NAME = /^[\w-]{0,40}$/

/** Search by user name; sent as a form, so that no partial name is requested. */
export function MemberSearch({ name, onSearch }: { name: string; onSearch: (name: string) => void }) {
  const t = useTranslations('agents.team')
  return (
    <form
      className={search}
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('name')
        const searched = typeof text === 'string' ? cleanCode(text) : ''
        if (NAME.test(searched)) onSearch(searched)
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
        pattern="[\s\p{Cf}]*[\w\-]*[\s\p{Cf}]*"
        onInput={(event) => event.currentTarget.value === '' && name !== '' && onSearch('')}
      />
    </form>
  )
}
