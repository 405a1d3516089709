import { RecentAnswers } from '../../platform/http/RecentAnswers.ts';
import { correctionsOf, nearTo } from './corrections.ts';
import { asCorrected, asWritten, combine, type Option, type Reading } from './readings.ts';
import { searchWords } from './searchWords.ts';
import { synonymsOf } from './synonyms.ts';
import type { KnownWord, WeighedReading, wordQueries } from './wordQueries.ts';

export interface ReadSearch {
  /** For PostgreSQL's `to_tsquery('shop', …)`; empty when there is nothing to look for. */
  query: string;
  /** The words that it looks for, as read. */
  words: string[];
  /** The text as it was read, when a word was taken for another; or one that finds more. */
  didYouMean: string | null;
}

const nothing: ReadSearch = { query: '', words: [], didYouMean: null };
/** Limits: doubtful words that are corrected, and readings of a text that are compared. */
const [mostDoubts, mostReadings] = [3, 20];
/** A search that finds so few may have meant something else. */
const few = 3;
/**
 * Words that people mean as they write them, although no product has them: none is taken for a typo of another word,
 * as "cafe" of "cage", "odor" of "door" or "cart" of "cat".
 */
const otherWords: ReadonlySet<string> = new Set(
  `account address bill billing book books cafe cake card cards care cart cash checkout code codes contact coupon
  coupons deliver delivery discount email exchange exchanges food free gift gifts help hours invoice job jobs login logout
  membership meat medicine money newsletter odor odors offer offers order orders password pay payment phone points policy price
  privacy promo question questions receipt refund refunds return returned returns reward rewards sale sales service ship
  shipped shipping shop status store subscribe subscription support tax terms track tracking vet visa voucher warranty`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Reads what people type. Words in titles are not corrected; a word that is in no text, or in descriptions only, is
 * compared with its corrections by one typo, by what the whole text then finds.
 */
export function searchReader({ findWords, listSimilar, weighReadings }: ReturnType<typeof wordQueries>) {
  const recent = new RecentAnswers<ReadSearch>(10_000, 500);

  async function readWords(words: readonly string[]): Promise<ReadSearch> {
    const asked = (await findWords(words)).filter(isLookedFor);
    const doubts = asked.filter(isDoubtful).slice(0, mostDoubts);
    const readings = combine(await listOptions(asked, doubts), mostReadings);
    const [first] = readings;
    if (!first) return { ...nothing, words: asked.map(({ word }) => word) };
    if (!doubts.length) return taken(first);
    const { best, found } = await weigh(readings);
    // Words that someone wrote are only taken for others when they find nothing.
    const keepsFirst = doubts.every(({ uses }) => uses) && found > 0;
    if (!keepsFirst) return taken(best, best.isAsWritten ? undefined : best);
    return taken(first, best !== first && found <= few ? best : undefined);
  }

  /** For each word the ways to read it; the first is the word as typed. */
  async function listOptions(asked: readonly KnownWord[], doubts: readonly KnownWord[]): Promise<Option[][]> {
    const words = doubts.map(({ word }) => word);
    const vocabulary = words.length ? await listSimilar(words, nearTo(words)) : [];
    return asked.map((known) => {
      const corrected = doubts.includes(known) ? correctionsOf(known.word, vocabulary).map(asCorrected) : [];
      return [asWritten(known), ...corrected].filter((option) => option !== undefined);
    });
  }

  /** @returns the reading that finds the best products, the first of equals, and how many the first one finds */
  async function weigh(readings: readonly Reading[]): Promise<{ best: Reading; found: number }> {
    const weighed = await weighReadings(readings.map(({ query }) => query));
    const best = weighed.reduce((one, other) => (isBetter(other, one) ? other : one));
    return { best: readings[best.at - 1] as Reading, found: weighed[0]?.count ?? 0 };
  }

  return {
    read: async (text: string): Promise<ReadSearch> => {
      const words = searchWords(text);
      return words.length ? recent.get(words.join(' '), () => readWords(words)) : nothing;
    },

    /** For a search that found nothing: the same without one of its words, or without the unknown ones. */
    readWithLess: async (text: string): Promise<string | null> => {
      const asked = (await findWords(searchWords(text))).filter(isLookedFor);
      const known = asked.map(asWritten).filter((option) => option !== undefined);
      // Half of what was asked or less is another question, and so is a number alone.
      const shorter =
        known.length < asked.length ? [known] : known.map((_, left) => known.filter((__, at) => at !== left));
      const readings = shorter.flatMap((words) =>
        words.length * 2 > asked.length && words.some(({ text }) => /\p{L}/u.test(text))
          ? combine(
              words.map((word) => [word]),
              1,
            )
          : [],
      );
      const [first] = readings;
      if (!first) return null;
      const { best, found } = await weigh(readings);
      return best !== first || found ? best.texts.join(' ') : null;
    },
  };
}

const isBetter = (one: WeighedReading, other: WeighedReading) =>
  ((one.best ?? 0) - (other.best ?? 0) || one.count - other.count) > 0;

/** Unlike "the" and "for". */
const isLookedFor = ({ stem }: KnownWord) => stem !== null;

/** No product is headed by it, and it is no other name of something. Numbers and real words are not mistyped. */
function isDoubtful({ word, headings }: KnownWord): boolean {
  return !headings && !synonymsOf(word).length && /\p{L}/u.test(word) && !otherWords.has(word);
}

function taken({ query, texts }: Reading, meant?: Reading): ReadSearch {
  return { query, words: texts.flatMap((text) => text.split(' ')), didYouMean: meant?.texts.join(' ') ?? null };
}
