import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { panelLook } from '../panel/panelLook.ts';
import { openingHours, weekInLines } from './openingHours.ts';
import { type OpenNow, openNow } from './openNow.ts';

/** ms. A sentence that is 20 seconds old is still right. */
const INTERVAL = 20_000;

/** The week's hours, and whether the phone is answered now, which only the browser knows. */
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

/** Undefined until hydration: the server renders the HTML at another time. */
function useOpenNow(): OpenNow | undefined {
  const [now, setNow] = useState<OpenNow>();
  useEffect(() => {
    const look = () => {
      const next = openNow(new Date());
      setNow((before) => (before?.words === next.words && before.clock === next.clock ? before : next));
    };
    look();
    const timer = setInterval(look, INTERVAL);
    // A laptop wakes from sleep with an old answer.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
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
  ${panelLook}
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
