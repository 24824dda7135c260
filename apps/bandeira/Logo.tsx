import { mark, word, wrap } from './Logo.css.ts'

/** A flag of three bands on its staff, the last one cut to a swallowtail. */
export function Logo() {
  return (
    <span className={wrap}>
      <svg className={mark} viewBox="0 0 40 40" aria-hidden="true">
        <path d="M7 4v32" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <path d="M11 6h24l-3.5 5.500H11Z" fill="currentColor" />
        <path d="M11 13h19.500L27 18.500H11Z" fill="var(--color-accent)" />
        <path d="M11 20h15.500L30 25.500H11Z" fill="currentColor" opacity="0.55" />
      </svg>
      <span className={word}>Bandeira</span>
    </span>
  )
}
