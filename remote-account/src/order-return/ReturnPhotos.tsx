import { PlainList } from '@paw/ui/PlainList.tsx';
import { styled } from 'styled-components';
import { photoPath } from './photoCalls.ts';

interface Props {
  reference: string;
  returnId: string;
  photos: readonly string[];
}

/** The photos of a return, each a link to its full size. */
export function ReturnPhotos({ reference, returnId, photos }: Props) {
  if (!photos.length) return null;
  return (
    <List aria-label="Your photos">
      {photos.map((id, at) => {
        const path = photoPath(reference, returnId, id);
        return (
          <li key={id}>
            <a href={path} target="_blank" rel="noreferrer">
              <img
                src={path}
                alt={`Your return, view ${at + 1} of ${photos.length}, opens in a new tab`}
                loading="lazy"
                width={96}
                height={96}
              />
            </a>
          </li>
        );
      })}
    </List>
  );
}

const List = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin-top: var(--space-8);
  a {
    display: block;
  }
  img {
    display: block;
    width: var(--space-96);
    height: var(--space-96);
    border: 1px solid var(--line);
    border-radius: var(--radius-field);
    object-fit: cover;
  }
`;
