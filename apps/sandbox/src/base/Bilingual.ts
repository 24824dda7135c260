/** A title and an HTML body in both languages. */
export interface Bilingual {
  title: [pt: string, en: string]
  content: [pt: string, en: string]
}

/** As columns of a table that stores both languages. */
export const bilingualColumns = ({ title, content }: Bilingual) => ({
  title_pt: title[0],
  title_en: title[1],
  content_pt: content[0],
  content_en: content[1],
})
