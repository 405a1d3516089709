import type { DocumentQuery, FoundDocument } from '@paw/contract/documents.ts';
import type { LoaderArgs } from '@paw/contract/remote.ts';
import { Card, CardLink } from '@paw/ui/Card.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { styled } from 'styled-components';

/** Articles of the live releases, best first. None on failure: they are never what a shopper came for. */
export async function findGuides(
  { documents }: Pick<LoaderArgs, 'documents'>,
  query: DocumentQuery,
): Promise<FoundDocument[]> {
  try {
    return (await documents?.(query)) ?? [];
  } catch {
    return [];
  }
}

/** A card for each article. Nothing without articles. */
export function Guides({ title: heading, guides }: { title: string; guides: readonly FoundDocument[] }) {
  const id = useElementId();
  if (!guides.length) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <List>
        {guides.map(({ url, title, summary }) => (
          <li key={url}>
            <Entry $ground="paper">
              <h3>
                <CardLink to={url}>{title}</CardLink>
              </h3>
              <Start>{summary}</Start>
            </Entry>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled(PlainList)`
  display: grid;
  gap: var(--space-16);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Entry = styled(Card)`
  height: 100%;
  h3 {
    margin-bottom: var(--space-8);
    font-size: var(--text-18);
  }
`;

const Start = styled.p`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  color: var(--soft);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
