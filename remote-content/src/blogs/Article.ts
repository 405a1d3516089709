import type { Tint } from '@paw/ui/Picture.tsx';

/** An article in a list. */
export interface ArticleCard {
  /** The segment of its URL; never changes after publication. */
  slug: string;
  title: string;
  /** One or two sentences, for lists and search engines. */
  summary: string;
  author: string;
  /** `YYYY-MM-DD` */
  published: string;
  /** `YYYY-MM-DD`: the last change of its content, at first the day of publication. */
  updated: string;
  pets: readonly Tint[];
  /** The name of a wide scene with its version, as in `pictureUrl`. */
  picture: string;
  /** Reading time in whole minutes. */
  minutes: number;
}

/** A whole article, as the build reads it from Markdown. */
export interface Article extends ArticleCard {
  /** The alternative text of its picture. */
  alt: string;
  /** The products that it names. */
  products: readonly { slug: string; title: string }[];
  /** Slugs of related articles. */
  related: readonly string[];
  sources: readonly { title: string; publisher: string; url: string }[];
  /** The content before the first heading. */
  intro: readonly ArticleNode[];
  sections: readonly ArticleSection[];
}

interface ArticleSection {
  /** The fragment of its URL. */
  id: string;
  title: string;
  content: readonly ArticleNode[];
}

/** A text or an element. An article has nothing else, so it cannot contain HTML. */
export type ArticleNode = string | ArticleElement;

export type ArticleElement =
  | { tag: PlainTag; children: readonly ArticleNode[] }
  | { tag: 'h3'; id: string; children: readonly ArticleNode[] }
  /** `to`: a path on this shop, or a fragment of the page. */
  | { tag: 'a'; to: string; children: readonly ArticleNode[] }
  /** The advice when to ask a vet. */
  | { tag: 'callout'; children: readonly ArticleNode[] }
  /** The first row has the column headers. */
  | { tag: 'table'; rows: readonly (readonly (readonly ArticleNode[])[])[] }
  | { tag: 'figure'; picture: string; alt: string; caption?: string };

export type PlainTag = 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'code';
