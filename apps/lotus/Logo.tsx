import { mark, word, wrap } from './Logo.css.ts'

const petal = 'M20 5c5.5 7 5.5 17 0 24-5.5-7-5.5-17 0-24Z'

/** A lotus flower of five petals on the water. */
export function Logo() {
  return (
    <span className={wrap}>
      <svg className={mark} viewBox="0 0 40 40" aria-hidden="true">
        {[-64, 64, -34, 34].map((turn) => (
          <path
            key={turn}
            d={petal}
            transform={`rotate(${turn} 20 31)`}
            fill="var(--color-brand)"
            opacity={Math.abs(turn) > 50 ? 0.45 : 0.7}
          />
        ))}
        <path d={petal} fill="var(--color-brand)" />
        <path d="M9 36h22" stroke="var(--color-accent)" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <span className={word}>lotus</span>
    </span>
  )
}
