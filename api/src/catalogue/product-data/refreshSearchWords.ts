import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

const ofTitles = `select to_tsvector('shop_words', concat_ws(' ', title, brand, pet, translate(concat_ws(' ', category, subcategory), '-', ' ')))
  from products`;
const ofHeadings = `select to_tsvector('shop_words', title || ' ' || keywords) from products`;
const ofAll = `select to_tsvector('shop_words', concat_ws(' ', title, keywords, description))
  || jsonb_to_tsvector('shop_words', specifications, '["string"]') from products`;

/** Writes down every word of the products. Numbers and words with signs in them are not what people mistype. */
export async function refreshSearchWords(tx: Queries): Promise<void> {
  await tx.execute(sql`delete from search_words`);
  await tx.execute(sql`
    insert into search_words (word, stem, titles, headings, uses)
    select word, (ts_lexize('english_stem', word))[1],
      coalesce(title.ndoc, 0), coalesce(heading.ndoc, 0), everywhere.ndoc
    from ts_stat(${ofAll}) everywhere left join ts_stat(${ofHeadings}) heading using (word)
      left join ts_stat(${ofTitles}) title using (word)
    where word ~ '^[a-z0-9]{2,40}$'
  `);
}
