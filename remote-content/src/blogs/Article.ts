import type { Tint } from '@paw/shared/ui/Picture.tsx';

/** A paragraph, things side by side, or things one after the other. */
export type Block = string | { list: readonly string[] } | { steps: readonly string[] };

export interface Article {
  /** The segment of its address; never changes once it is published. */
  slug: string;
  title: string;
  /** One or two sentences, for lists and search engines. */
  summary: string;
  pet: Tint;
  picture: { name: string; colours?: string[]; alt: string };
  /** `YYYY-MM-DD` */
  published: string;
  /** `YYYY-MM-DD`; only when what it says has changed. */
  updated?: string;
  intro: string;
  sections: readonly { title: string; blocks: readonly Block[] }[];
  /** When reading is not enough. */
  vet: string;
  /** Where the things it speaks of are sold. `path` as in `links`. */
  supplies: readonly { label: string; path: string }[];
}
