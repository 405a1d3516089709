import { readSite, type SocialNetwork } from '@paw/contract/site.ts';
import { styled } from 'styled-components';

/** Our own icons, which copy no trademark. Strokes on 24 by 24. */
const drawings: { network: SocialNetwork; name: string; path: string }[] = [
  { network: 'facebook', name: 'Facebook', path: 'M15.5 5.5h-1.6A2.9 2.9 0 0 0 11 8.4V19M8.5 12h6' },
  {
    network: 'instagram',
    name: 'Instagram',
    path: 'M8 5h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Zm4 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm4.2-1.2v.01',
  },
  { network: 'pinterest', name: 'Pinterest', path: 'M9.5 19.5 12 10M8 12.5a4.4 4.4 0 1 1 3.2 1.9' },
  {
    network: 'youtube',
    name: 'YouTube',
    path: 'M7 6.5h10a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3Zm3.5 3v5l4-2.5Z',
  },
];

/** SPEC 2: four icons that link nowhere. Configured, each is a link. */
export function SocialDrawings() {
  const { social = {} } = readSite();
  return (
    <Row>
      {drawings.map(({ network, name, path }) => {
        const drawing = (
          <svg viewBox="0 0 24 24" role="img" aria-label={name}>
            <path d={path} />
          </svg>
        );
        const url = social[network];
        return <li key={network}>{url ? <a href={url}>{drawing}</a> : <span>{drawing}</span>}</li>;
      })}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  color: var(--pine);
  list-style-type: '';
  a,
  span {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border: 1px solid currentColor;
    border-radius: var(--radius-round);
  }
  svg {
    width: var(--space-24);
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.75;
  }
`;
