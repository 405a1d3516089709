import { styled } from 'styled-components';
import { openingHours, weekInLines } from './openingHours.ts';
import { useOpenNow } from './useOpenNow.ts';

/** The week, and whether somebody answers now: that is known only where it is read. */
export function OpeningHours() {
  const now = useOpenNow();
  return (
    <Frame>
      <h2>Hours</h2>
      <Now $isOpen={now?.isOpen === true}>{now?.words ?? '\u00a0'}</Now>
      <dl>
        {weekInLines().map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p>
        {openingHours.zoneName}
        {now && ` (it’s ${now.clock} now)`}
      </p>
    </Frame>
  );
}

const Now = styled.p<{ $isOpen: boolean }>`
  && {
    margin-bottom: var(--space-8);
    color: ${({ $isOpen }) => ($isOpen ? 'var(--ok)' : 'var(--ink)')};
    font-size: var(--text-16);
    font-weight: 600;
  }
  @media (scripting: none) {
    && {
      display: none;
    }
  }
`;

const Frame = styled.section`
  padding: var(--space-24);
  background: var(--sand);
  border-radius: var(--radius-card);
  h2 {
    margin-bottom: var(--space-8);
    font-size: var(--text-22);
  }
  dl {
    margin: 0 0 var(--space-8);
    font-variant-numeric: tabular-nums;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-12);
    padding: var(--space-4) 0;
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  p {
    margin: 0;
    color: var(--soft);
    font-size: var(--text-14);
  }
`;
