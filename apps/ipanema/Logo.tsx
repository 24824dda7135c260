import { mark, word, wrap } from './Logo.css.ts'

/** Sun, the Two Brothers and the wave of the promenade. */
export function Logo() {
  return (
    <span className={wrap}>
      <svg className={mark} viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="27" cy="12" r="7.5" fill="var(--color-accent)" />
        <path d="M1 28C7 28 9 11 15 11c4 0 5 8 8 8s3.5-4 6.5-4C34 15 35 28 39 28Z" fill="var(--color-brand)" />
        <path d="M1 34.500q4.75-4.5 9.5 0t9.5 0 9.5 0 9.5 0" fill="none" stroke="var(--color-text)" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <span className={word}>Ipanema</span>
    </span>
  )
}
