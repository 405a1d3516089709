import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfmTable } from 'micromark-extension-gfm-table';

/** CommonMark with tables and front matter, each node with the place where it is in the file. */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, {
    extensions: [frontmatter('yaml'), gfmTable()],
    mdastExtensions: [frontmatterFromMarkdown('yaml'), gfmTableFromMarkdown()],
  });
}
