import { brands } from '../.storybook/brands.ts'

/** A story in every brand, each in its own phone-sized frame, since layout choices are attributes of `<html>`. */
export function BrandFrames({ story }: { story: string }) {
  return (
    <div style={{ display: 'flex', gap: 24, overflowX: 'auto', paddingBottom: 16 }}>
      {Object.entries(brands).map(([code, { title }]) => (
        <figure key={code} style={{ flex: 'none', margin: 0 }}>
          <figcaption style={{ marginBottom: 8, fontWeight: 600 }}>{title}</figcaption>
          <iframe
            title={title}
            src={`iframe.html?id=${story}&viewMode=story&globals=brand:${code}`}
            width={390}
            height={844}
            loading="lazy"
            style={{ border: '1px solid #d0d5dd', borderRadius: 16 }}
          />
        </figure>
      ))}
    </div>
  )
}
