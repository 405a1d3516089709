import type { Tint } from '@paw/ui/Picture.tsx';

/** What a list shows of an article. */
export interface ArticleCard {
  /** The segment of its address; never changes once it is published. */
  slug: string;
  title: string;
  /** One or two sentences, for lists and search engines. */
  summary: string;
  author: string;
  /** `YYYY-MM-DD` */
  published: string;
  /** `YYYY-MM-DD`: of the last change of what it says; the day of publishing until then. */
  updated: string;
  pets: readonly Tint[];
  /** A wide scene with its version, as in `pictureUrl`. */
  picture: string;
  /** How long it takes to read, in whole minutes. */
  minutes: number;
}

/** All of it, as the build made it of its Markdown. */
export interface Article extends ArticleCard {
  /** What its picture shows. */
  alt: string;
  /** Things that it speaks of. */
  products: readonly { slug: string; title: string }[];
  /** Slugs of what to read next. */
  related: readonly string[];
  sources: readonly { title: string; publisher: string; url: string }[];
  /** What is before the first heading. */
  intro: readonly ArticleNode[];
  sections: readonly ArticleSection[];
}

interface ArticleSection {
  /** Fragment of its address. */
  id: string;
  title: string;
  content: readonly ArticleNode[];
}

/** A text, or something with a meaning of its own. Nothing else can be in an article, so none can bring HTML. */
export type ArticleNode = string | ArticleElement;

export type ArticleElement =
  | { tag: PlainTag; children: readonly ArticleNode[] }
  | { tag: 'h3'; id: string; children: readonly ArticleNode[] }
  /** `to`: a path on this shop, or a fragment of the page. */
  | { tag: 'a'; to: string; children: readonly ArticleNode[] }
  /** When to ask a vet. */
  | { tag: 'callout'; children: readonly ArticleNode[] }
  /** The first row holds the heads of the columns. */
  | { tag: 'table'; rows: readonly (readonly (readonly ArticleNode[])[])[] }
  | { tag: 'figure'; picture: string; alt: string; caption?: string };

export type PlainTag = 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'code';
